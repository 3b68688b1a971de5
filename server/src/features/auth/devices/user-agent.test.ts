import { expect, test } from 'vitest'
import { describeDevice } from './user-agent.ts'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `${mozilla} (X11; CrOS x86_64 15000.0) ${webkit} Chrome/140.0 Safari/537.36`,
    'Chrome on Chromebook',
    'computer',
  ],
  [
    `${mozilla} (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge on Windows',
    'computer',
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.5 Safari/605.1.15`,
    'Safari on Mac',
    'computer',
  ],
  [
    `${mozilla} (iPad; CPU OS 18_5 like Mac OS X) ${webkit} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iPad',
    'tablet',
  ],
  [
    `${mozilla} (Linux; Android 15; Pixel 7) ${webkit} Chrome/140.0 Mobile Safari/537.36`,
    'Chrome on Android phone',
    'phone',
  ],
  [
    `${mozilla} (Linux; Android 14; SM-X210) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Safari/537.36`,
    'Samsung Internet on Android tablet',
    'tablet',
  ],
  [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Linux', 'computer'],
  ['curl/8.5.0', 'An app or program', 'program'],
  ['', 'An app or program', 'program'],
  [undefined, 'An app or program', 'program'],
])('%s reads as %s', (userAgent, name, kind) => {
  expect(describeDevice(userAgent)).toEqual({ name, kind })
})
