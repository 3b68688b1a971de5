import type { DeviceKind } from '@recourse/contract/devices'

export interface Device {
  /** In words a person knows: "Firefox on Windows" */
  readonly name: string
  readonly kind: DeviceKind
}

/** First match wins: every browser also names those it descends from. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string, DeviceKind][] = [
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'Android phone', 'phone'],
  [/\bAndroid\b/, 'Android tablet', 'tablet'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bCrOS\b/, 'Chromebook', 'computer'],
  [/\bMacintosh\b/, 'Mac', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
]

const program: Device = { name: 'An app or program', kind: 'program' }

/** Good enough for a person to know their own device again; nothing depends on its being right. */
export function describeDevice(userAgent: string | undefined): Device {
  const text = userAgent?.slice(0, 500) ?? ''
  const browser = browsers.find(([pattern]) => pattern.test(text))?.[1]
  const system = systems.find(([pattern]) => pattern.test(text))
  if (browser === undefined) return program
  if (system === undefined) return { name: browser, kind: 'computer' }
  const [, name, kind] = system
  return { name: `${browser} on ${name}`, kind }
}
