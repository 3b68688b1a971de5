// The control: node:http with nothing on top, in a process of its own like the product. It answers every
// request with the bytes and the type it is given, and tells its port on stdout.
import { createServer } from 'node:http'

const [, , type = 'text/plain', body = ''] = process.argv
const bytes = Buffer.from(body, 'base64')

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': type, 'content-length': bytes.length })
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(JSON.stringify({ port: address.port }))
})
