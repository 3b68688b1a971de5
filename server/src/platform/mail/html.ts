import { type Block, type MailContent, partsOf, type Text } from './blocks.ts'
import { escapeHtml } from './escape.ts'

// Mail programs know tables and inline styles, little more; colors and sizes are those of the design.
const SERIF = "font-family:Rockwell,Georgia,'Times New Roman',serif"
const SANS = 'font-family:Verdana,Arial,sans-serif'
const INK = 'color:#082F35'
const QUIET = 'color:#3D5357'
const BODY = `${SANS};font-size:17px;line-height:27px;${INK}`

const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`
const wide = (style: string, rows: string) => table(`width="100%"${style && ` style="${style}"`}`, rows)
const cell = (style: string, inner: string) => `<tr><td style="${style}">${inner}</td></tr>`
const row = (padding: string, inner: string, style = '', classes = 'px') =>
  `<tr><td class="${classes}" style="padding:${padding};${style}">${inner}</td></tr>`

const PHONE_STYLES = [
  '.px{padding-left:20px!important;padding-right:20px!important}',
  '.h{font-size:28px!important}',
  '.bt table{width:100%!important}',
  '.bt a{display:block!important}',
  '.cd{font-size:34px!important}',
].join('')

export function renderHtml(content: MailContent, closing: string): string {
  const blocks = content.blocks.map((block, i) => renderBlock(block, content.blocks[i - 1]))
  const page = [
    row('28px 40px 0', masthead()),
    row(
      '22px 40px 0',
      wide(
        '',
        cell(
          'border-top:4px solid #082F35;border-bottom:1px solid #082F35;height:3px;line-height:3px;font-size:0',
          '&nbsp;',
        ),
      ),
    ),
    row('26px 40px 0', heading(content.heading)),
    row('16px 40px 0', escapeHtml(content.greeting), BODY),
    ...blocks,
    row('28px 40px 34px', footer(content.reason, closing)),
  ].join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escapeHtml(content.subject)}</title>
<style>@media(max-width:520px){${PHONE_STYLES}}</style>
</head>
<body style="margin:0;padding:0;background:#FBEEE4;${INK}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preheader)}</div>
${wide(
  'background:#FBEEE4',
  `<tr><td align="center" style="padding:0">
${table('width="600" style="width:100%;max-width:600px;background:#FFFAF6"', `\n${page}\n`)}
</td></tr>`,
)}
</body>
</html>
`
}

function masthead(): string {
  const name = `${SERIF};font-size:30px;line-height:34px;font-weight:bold;${INK};letter-spacing:-.5px;border-bottom:4px solid #D4471C;padding-bottom:3px`
  const claim = `${SANS};font-size:15px;line-height:20px;${QUIET};padding-left:18px`
  return table(
    '',
    `<tr><td style="${name}">Recourse</td><td style="${claim}">Free help with health<br>insurance denials</td></tr>`,
  )
}

function heading(words: string): string {
  const style = `margin:0;${SERIF};font-size:34px;line-height:1.15;font-weight:bold;${INK};letter-spacing:-.4px`
  return `<h1 class="h" style="${style}">${escapeHtml(words)}</h1>`
}

function footer(reason: string, closing: string): string {
  const style = `border-top:1px solid #CDB9AA;padding-top:18px;${SANS};font-size:15px;line-height:23px;${QUIET}`
  return wide('', cell(style, `${escapeHtml(reason)}<br><br>${escapeHtml(closing)}`))
}

function renderBlock(block: Block, before: Block | undefined): string {
  switch (block.type) {
    case 'paragraph':
      return row(before?.type === 'code' ? '22px 40px 0' : '10px 40px 0', rich(block.text), BODY)
    case 'code':
      return row('24px 40px 0', codeBox(block.code, block.validity))
    case 'button':
      return button(block.label, block.url)
    case 'facts':
      return row('14px 40px 0', facts(block.facts))
    case 'notice':
      return row('24px 40px 0', notice(block.text))
  }
}

function rich(text: Text): string {
  return partsOf(text)
    .map((part) => (typeof part === 'string' ? escapeHtml(part) : `<b>${escapeHtml(part.bold)}</b>`))
    .join('')
}

function codeBox(code: string, validity: string): string {
  const middle = Math.ceil(code.length / 2)
  const halves = [code.slice(0, middle), code.slice(middle)].map(escapeHtml).join('&nbsp;')
  const digits = `background:#FFE08A;padding:6px 14px;${SERIF};font-size:44px;line-height:1.25;font-weight:bold;letter-spacing:8px;${INK}`
  return wide(
    'background:#FFFFFF;border:1px solid #CDB9AA;border-top:4px solid #082F35',
    `<tr><td align="center" style="padding:26px 12px 10px"><span class="cd" style="${digits}">${halves}</span></td></tr>
<tr><td align="center" style="padding:10px 12px 24px;${SANS};font-size:16px;line-height:24px;${QUIET}">${escapeHtml(validity)}</td></tr>`,
  )
}

function button(label: string, url: string): string {
  const link = `display:inline-block;padding:16px 30px;${SANS};font-size:18px;line-height:24px;font-weight:bold;color:#FFFFFF;text-decoration:none`
  const face = `<tr><td bgcolor="#0D4F57" align="center" style="border-radius:4px;border-bottom:3px solid #06282D"><a href="${escapeHtml(url)}" style="${link}">${escapeHtml(label)}</a></td></tr>`
  const address = `<b style="word-break:break-word;overflow-wrap:anywhere">${escapeHtml(url.replace(/^https?:\/\//, ''))}</b>`
  return [
    row('26px 40px 6px', table('style="min-width:250px"', face), '', 'px bt'),
    row('14px 40px 0', `Or type this address into your browser:<br>${address}`, BODY),
  ].join('\n')
}

function facts(list: readonly { readonly label: string; readonly value: string }[]): string {
  const line = 'border-top:1px solid #CDB9AA;padding:8px 0;vertical-align:top'
  return wide(
    'border-bottom:1px solid #CDB9AA',
    list
      .map(
        ({ label, value }) =>
          `<tr><td width="38%" style="${line};${SANS};font-size:16px;line-height:25px;${QUIET}">${escapeHtml(label)}</td><td style="${line};padding-left:14px;${BODY};font-weight:bold">${escapeHtml(value)}</td></tr>`,
      )
      .join('\n'),
  )
}

function notice(text: Text): string {
  return wide(
    'background:#EEF5F5;border:2px solid #0D4F57;border-left:8px solid #0D4F57',
    cell(`padding:14px 18px;${SANS};font-size:16px;line-height:25px;${INK}`, rich(text)),
  )
}
