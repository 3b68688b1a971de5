import type { ForkOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

export const childEntry = fileURLToPath(new URL('./judge-main.ts', import.meta.url))

/** Pages of a PDF are objects of the JavaScript heap; pictures and the files themselves are not. MB. */
const heapMb = 512

/**
 * Its own code and the packages are all that it may read, and it may write nothing. Native addons (sharp) are not
 * bound by this, so it is a second fence; the first is that the process holds no secret.
 */
const readable = [
  fileURLToPath(new URL('.', import.meta.url)),
  ...(createRequire(import.meta.url).resolve.paths('sharp') ?? []).filter(existsSync),
]

export const childOptions: ForkOptions = {
  execPath: process.execPath,
  execArgv: [
    `--max-old-space-size=${heapMb}`,
    '--disallow-code-generation-from-strings',
    '--permission',
    '--allow-addons',
    ...readable.map((folder) => `--allow-fs-read=${folder}`),
  ],
  // Windows cannot open sockets without knowing where it lives.
  env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
  // What parsers print can quote the file. Then the channel for messages, and a pipe for each direction.
  stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe', 'pipe'],
}
