export type Headers = Readonly<Record<string, string>>

/** Names of Trusted Types policies that page scripts may create: one, which starts the PDF viewer's worker. */
const trustedTypesPolicies: readonly string[] = ['pdf-worker']

const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/** A worker obeys the policy its own script came with, not the page's. The PDF viewer's decodes scans in WebAssembly. */
const scriptPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

const switchedOffFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** What every answer carries. Browsers ignore HSTS on plain HTTP, and on localhost it would only get in the way. */
function commonHeaders(publicUrl: string): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': switchedOffFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(publicUrl.startsWith('https:') && {
      // Two years, in seconds.
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  }
}

/** For answers that are no page: JSON, images, redirects. */
export function securityHeaders(publicUrl: string): Headers {
  return { ...commonHeaders(publicUrl), 'content-security-policy': apiPolicy }
}

/** For script files. */
export function scriptSecurityHeaders(publicUrl: string): Headers {
  return { ...commonHeaders(publicUrl), 'content-security-policy': scriptPolicy }
}

/** Hashes of what stands in a page itself, such as "sha256-…": the policy lets nothing else run or apply. */
interface Inline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** For a page. */
export function pageSecurityHeaders(publicUrl: string, inline: Inline): Headers {
  return { ...commonHeaders(publicUrl), 'content-security-policy': pagePolicy(inline) }
}

function pagePolicy({ scripts, styles }: Inline): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(quoted)].join(' '),
    ["style-src 'self'", ...styles.map(quoted)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies.join(' ') || "'none'"}`,
  ].join('; ')
}

function quoted(hash: string): string {
  return `'${hash}'`
}
