import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright'

/** Frames per second of the finished video. */
const rate = 12

export interface Film {
  /** Shows the page as it is for so many seconds. */
  hold(seconds: number): Promise<void>
  /** Fills a field, a few letters at a time. */
  type(field: Locator, words: string): Promise<void>
  scroll(pixels: number, seconds: number): Promise<void>
  /** Writes demo.webm, demo.mp4 and demo.jpg, and tells how long it is in seconds. */
  finish(folder: string): Promise<number>
}

/**
 * Takes one picture for each thing that changes and says how long it stays. So the film runs at the same speed on
 * any machine, however long the pages took.
 */
export function startFilm(page: Page, scratch: string): Film {
  const shots: { file: string; seconds: number }[] = []

  async function hold(seconds: number) {
    const file = join(scratch, `${String(shots.length).padStart(5, '0')}.png`)
    await page.screenshot({ path: file, caret: 'initial' })
    shots.push({ file, seconds })
  }

  return {
    hold,
    async type(field, words) {
      await field.focus()
      const step = Math.max(2, Math.ceil(words.length / 12))
      for (let end = step; end < words.length + step; end += step) {
        await field.fill(words.slice(0, end))
        await hold(1 / rate)
      }
    },
    async scroll(pixels, seconds) {
      const frames = Math.round(seconds * rate)
      for (let frame = 0; frame < frames; frame += 1) {
        await page.mouse.wheel(0, pixels / frames)
        await hold(1 / rate)
      }
    },
    async finish(folder) {
      await mkdir(folder, { recursive: true })
      const last = shots.at(-1)
      const list = [...shots, ...(last ? [last] : [])].map(
        ({ file, seconds }) => `file '${file}'\nduration ${seconds}`,
      )
      const listFile = join(scratch, 'shots.txt')
      await writeFile(listFile, `${list.join('\n')}\n`)
      await encode(listFile, folder)
      return shots.reduce((sum, { seconds }) => sum + seconds, 0)
    },
  }
}

async function encode(listFile: string, folder: string): Promise<void> {
  const input = ['-loglevel', 'error', '-y', '-f', 'concat', '-safe', '0', '-i', listFile]
  const common = ['-vf', `fps=${rate},format=yuv420p`, '-an', '-map_metadata', '-1']
  const vp9 = '-c:v libvpx-vp9 -crf 38 -b:v 0 -deadline good -cpu-used 5 -row-mt 1'.split(' ')
  const h264 = '-c:v libx264 -crf 27 -preset medium -movflags +faststart'.split(' ')
  const poster = '-frames:v 1 -q:v 10'.split(' ')
  const ffmpeg = (name: string, ...args: string[]) =>
    promisify(execFile)('ffmpeg', [...input, ...args, join(folder, name)])
  await ffmpeg('demo.webm', ...common, ...vp9)
  await ffmpeg('demo.mp4', ...common, ...h264)
  await ffmpeg('demo.jpg', ...poster)
}
