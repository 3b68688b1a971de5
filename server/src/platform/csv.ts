type Cell = string | number

/** RFC 4180: comma, CRLF, quotes doubled. */
export function csvTable(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/**
 * A text that begins like a formula would be run by spreadsheets, so an apostrophe goes before it; white space may
 * stand in front and does not help an attacker either. Numbers are ours and stay numbers.
 */
function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = /^\s*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
