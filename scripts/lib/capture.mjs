import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'

/** @typedef {(child: import('node:child_process').ChildProcess) => void} OnStart */

/** The environment without any node_modules/.bin on PATH: what the person's own shell would find. */
export function systemEnvironment(env = process.env) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = (env[name] ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules[\\/]\.bin/.test(folder))
  return { ...env, [name]: folders.join(delimiter) }
}

/**
 * Runs a command and keeps its output instead of showing it. Never rejects: a command that cannot start or
 * runs over its time has code 1 and says so in its output. The child has a process group of its own;
 * `onStart` receives it.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, limitSeconds?: number, onStart?: OnStart }} [options]
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export function capture(file, args, { cwd, env = process.env, limitSeconds = 900, onStart } = {}) {
  return new Promise((done) => {
    const started = performance.now()
    const ownGroup = process.platform !== 'win32'
    const child = spawn(file, args, {
      cwd,
      env,
      detached: ownGroup,
      shell: !ownGroup,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)

    const overtime = setTimeout(() => {
      output += `\nStopped after ${limitSeconds} seconds.\n`
      endGroup(child, 'SIGKILL')
    }, limitSeconds * 1000)
    const finish = (code) => {
      clearTimeout(overtime)
      child.stdout.destroy()
      child.stderr.destroy()
      done({ code, output, seconds: (performance.now() - started) / 1000 })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      finish(1)
    })
    child.on('exit', (code) => {
      endGroup(child, 'SIGKILL')
      // 'close' comes once the last output is read, unless a process outside the group holds the pipe.
      const late = setTimeout(finish, 2000, code ?? 1)
      child.on('close', () => {
        clearTimeout(late)
        finish(code ?? 1)
      })
    })
    onStart?.(child)
  })
}

/** Ends what is left of a child's process group. Nothing happens if all of it has ended. */
export function endGroup(child, signal) {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error
  }
}
