// For benchmarks: node idle-sockets.ts opens a websocket to each address of the JSON list on stdin, tells in JSON how many
// are open, and keeps them until it is ended.
import { json } from 'node:stream/consumers'
import { WebSocket } from 'ws'

const addresses = (await json(process.stdin)) as string[]
const atOnce = 20
let next = 0

function open(address: string, number: number): Promise<void> {
  const from = `10.1.${(number >> 8) & 255}.${number & 255}`
  const socket = new WebSocket(address, { perMessageDeflate: false, headers: { 'x-forwarded-for': from } })
  return new Promise((done, fail) => {
    socket.on('open', done).on('error', fail)
  })
}

async function openSome(): Promise<void> {
  for (let number = next++; number < addresses.length; number = next++)
    await open(addresses[number] ?? '', number)
}
await Promise.all(Array.from({ length: atOnce }, openSome))
console.log(JSON.stringify({ open: addresses.length }))
