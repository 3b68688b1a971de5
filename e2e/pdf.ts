const helvetica = ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>']

/** Chinese letters by name only: neither the font nor the table of its letters is in the file. */
const chinese = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /FontDescriptor 5 0 R /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 0 >> >>',
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /StemV 93 /CapHeight 880 >>',
]

/** A small, correct PDF with one line on each page. `ballast` bytes make it larger without changing what it shows. */
export function makePdf(lines: readonly string[], ballast = 0): Buffer {
  const drawn = lines.map((line) => `(${line})`)
  return assemble(drawn, helvetica, ballast)
}

/** One page with Chinese words. */
export function makeChinesePdf(words: string): Buffer {
  return assemble([`<${Buffer.from(words, 'utf16le').swap16().toString('hex')}>`], chinese, 0)
}

/**
 * `texts` is what each page draws, as a PDF writes it: (words) or <hexadecimal>.
 * Objects 1 and 2 are the catalogue and the pages, 3 is the font that the pages use.
 */
function assemble(texts: readonly string[], fonts: readonly string[], ballast: number): Buffer {
  const firstPage = 3 + fonts.length
  const kids = texts.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${texts.length} >>`,
    ...fonts,
    ...texts.flatMap((text, index) => {
      const drawing = `BT /F1 28 Tf 60 700 Td ${text} Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${firstPage + 2 * index + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
      ]
    }),
    `<< /Length ${ballast} >>\nstream\n${'x'.repeat(ballast)}\nendstream`,
  ]
  let file = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
