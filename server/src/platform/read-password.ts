import { text } from 'node:stream/consumers'

/** Asks on the terminal without showing what is typed; takes a piped password as it is. */
export async function readPassword(question: string): Promise<string> {
  const { stdin, stdout } = process
  if (!stdin.isTTY) return (await text(stdin)).replace(/\r?\n$/, '')
  stdout.write(question)
  stdin.setRawMode(true)
  stdin.resume()
  stdin.setEncoding('utf8')
  try {
    return await new Promise<string>((resolve, reject) => {
      let typed = ''
      stdin.on('data', (chunk: string) => {
        for (const key of chunk) {
          if (key === '\r' || key === '\n' || key === '\u0004') return resolve(typed)
          if (key === '\u0003') return reject(new Error('Nothing was changed.'))
          typed = key === '\u007f' || key === '\b' ? typed.slice(0, -1) : typed + key
        }
      })
    })
  } finally {
    stdin.setRawMode(false)
    stdin.pause()
    stdin.removeAllListeners('data')
    stdout.write('\n')
  }
}
