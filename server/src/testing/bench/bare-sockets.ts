// For benchmarks: node bare-sockets.ts DATA_DIR is a chat with nothing but what it cannot do without: a POST stores the
// message durably in the database of the server that runs on DATA_DIR, by one insert, and sends it to the sockets of its
// room by `ws`. It prints its port.
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { type WebSocket, WebSocketServer } from 'ws'
import { openDatabase } from '../../platform/db/database.ts'
import { connectToRunning } from '../../platform/db/embedded/connect-to-running.ts'

const [, , dataDir = ''] = process.argv
const connection = await connectToRunning({ dataDir })
if (!connection) throw new Error('bare-sockets.ts DATA_DIR, while a server runs there')
const { pool } = openDatabase(connection)
await pool.query(`CREATE TABLE IF NOT EXISTS bench_messages
  (id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, room text NOT NULL, content text NOT NULL)`)

const rooms = new Map<string, Set<WebSocket>>()
const server = createServer(async (request, response) => {
  const { room, content } = (await json(request)) as { room: string; content: string }
  const { rows } = await pool.query<{ id: string }>({
    name: 'say',
    text: 'INSERT INTO bench_messages (room, content) VALUES ($1, $2) RETURNING id',
    values: [room, content],
  })
  const text = JSON.stringify({ seq: rows[0]?.id, content })
  for (const socket of rooms.get(room) ?? []) socket.send(text)
  response.writeHead(201, { 'content-type': 'application/json' }).end(text)
})
const sockets = new WebSocketServer({ server, clientTracking: false, perMessageDeflate: false })
sockets.on('connection', (socket, { url }) => {
  const room = new URL(url ?? '/', 'http://localhost').searchParams.get('claim_uid') ?? ''
  const inRoom = rooms.get(room) ?? new Set()
  rooms.set(room, inRoom.add(socket))
  socket.on('close', () => inRoom.delete(socket))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(JSON.stringify({ port: address.port }))
})
