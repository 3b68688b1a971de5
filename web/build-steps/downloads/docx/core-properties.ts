import type { Paper } from '../paper.ts'

/** Who made it and when. Written by us, since the packer would put in the present time. */
export function coreProperties({ title, lede, date }: Paper): string {
  const moment = `${date}T00:00:00Z`
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escapeXml(title)}</dc:title>`,
    `<dc:subject>${escapeXml(lede)}</dc:subject>`,
    '<dc:creator>Recourse</dc:creator>',
    '<dc:language>en-US</dc:language>',
    `<dcterms:created xsi:type="dcterms:W3CDTF">${moment}</dcterms:created>`,
    `<dcterms:modified xsi:type="dcterms:W3CDTF">${moment}</dcterms:modified>`,
    '</cp:coreProperties>',
  ].join('')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
