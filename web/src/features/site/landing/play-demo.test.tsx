import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../../../ui/testing/expect-no-axe-violations.ts'
import { DemoVideo } from './demo-video.tsx'
import { enhanceDemo } from './play-demo.ts'
import { findRecording, type Recording } from './recording.ts'

let stop = new AbortController()
beforeEach(() => {
  stop = new AbortController()
})
afterEach(async () => {
  stop.abort()
  await askForMotion('no-preference')
})

async function askForMotion(value: 'reduce' | 'no-preference') {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
}

/** A real video of a moving square, recorded in this browser. */
async function record(): Promise<Recording> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const ended = new Promise((done) => recorder.addEventListener('stop', done))
  recorder.start()
  for (let frame = 0; frame < 20; frame++) {
    pen?.fillRect(frame * 4, 10, 20, 20)
    await new Promise(requestAnimationFrame)
  }
  recorder.stop()
  await ended
  const address = URL.createObjectURL(new Blob(parts, { type: 'video/webm' }))
  return { webm: address, mp4: address, poster: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }
}

async function renderDemo() {
  const screen = await render(<DemoVideo recording={await record()} />)
  const video = document.querySelector('video')
  if (!video) throw new Error('There is no video.')
  return { screen, video }
}

test('the demo plays without sound, and its button pauses and plays it', async () => {
  const { screen, video } = await renderDemo()
  enhanceDemo(document, stop.signal)
  const pause = screen.getByRole('button', { name: 'Pause video' })
  await expect.element(pause).toBeVisible()
  await expect.poll(() => video.currentTime).toBeGreaterThan(0)
  expect([video.muted, video.loop, video.controls]).toEqual([true, true, false])
  await pause.click()
  expect(video.paused).toBe(true)
  await screen.getByRole('button', { name: 'Play video' }).click()
  await expect.element(pause).toBeVisible()
  expect(video.paused).toBe(false)
  await expectNoAxeViolations()
})

test('the demo gets its picture at once, and starts when most of it is in view', async () => {
  const { video } = await renderDemo()
  const above = document.createElement('div')
  above.style.height = '3000px'
  document.body.prepend(above)
  enhanceDemo(document, stop.signal)
  expect(video.poster).toContain('data:image/gif')
  await new Promise((done) => setTimeout(done, 200))
  expect([video.paused, video.networkState]).toEqual([true, HTMLMediaElement.NETWORK_IDLE])
  above.remove()
  await expect.poll(() => video.currentTime).toBeGreaterThan(0)
})

test('a person who asked for less motion finds the demo paused and may start it', async () => {
  await askForMotion('reduce')
  const { screen, video } = await renderDemo()
  enhanceDemo(document, stop.signal)
  const play = screen.getByRole('button', { name: 'Play video' })
  await expect.element(play).toBeVisible()
  expect(video.paused).toBe(true)
  await play.click()
  await expect.element(screen.getByRole('button', { name: 'Pause video' })).toBeVisible()
})

test('without our script the browser shows its own controls and nothing moves', async () => {
  const { screen, video } = await renderDemo()
  expect([video.controls, video.autoplay, video.paused, video.preload]).toEqual([true, false, true, 'none'])
  expect([...video.querySelectorAll('source')].map(({ type }) => type)).toEqual(['video/webm', 'video/mp4'])
  await expect.element(screen.getByRole('button', { name: /video/ })).not.toBeInTheDocument()
})

test('as long as a file of the recording is missing, a drawing stands in its place', async () => {
  const files = { './demo/demo.webm': '/a.webm', './demo/demo.mp4': '/a.mp4' }
  expect(findRecording(files)).toBeUndefined()
  expect(findRecording({ ...files, './demo/demo.jpg': '/a.jpg' })).toEqual({
    webm: '/a.webm',
    mp4: '/a.mp4',
    poster: '/a.jpg',
  })
  const screen = await render(<DemoVideo recording={undefined} />)
  await expect.element(screen.getByRole('img', { name: /denial letter/ })).toBeVisible()
  expect(document.querySelector('video')).toBeNull()
})
