/** A second, independent reading of RFC 5545, as strict as the files we write allow. */
export type Component = {
  name: string
  properties: { name: string; parameters: string; value: string }[]
  components: Component[]
}

function octets(text: string): number {
  return encodeURIComponent(text).replace(/%[0-9A-F]{2}/g, '_').length
}

function unfold(file: string): string[] {
  if (!file.endsWith('\r\n')) throw new Error('does not end with CRLF')
  const physical = file.slice(0, -2).split('\r\n')
  const lines: string[] = []
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error('a bare line break')
    if (octets(line) > 75) throw new Error(`a line of ${octets(line)} octets`)
    if (line === '') throw new Error('an empty line')
    const last = lines.at(-1)
    if (!line.startsWith(' ')) lines.push(line)
    else if (last === undefined) throw new Error('a fold without a line')
    else lines[lines.length - 1] = last + line.slice(1)
  }
  return lines
}

/** Undoes the escapes of a text value and refuses a special character that stands alone. */
export function readText(value: string): string {
  let text = ''
  for (let index = 0; index < value.length; index += 1) {
    const character = value[index]
    if (character === ';' || character === ',') throw new Error(`bare ${character} in ${value}`)
    if (character !== '\\') {
      text += character
      continue
    }
    index += 1
    const next = value[index]
    if (next === 'n') text += '\n'
    else if (next === '\\' || next === ';' || next === ',') text += next
    else throw new Error(`unknown escape in ${value}`)
  }
  return text
}

export function readCalendar(file: string): Component {
  const root: Component = { name: '', properties: [], components: [] }
  const open: Component[] = [root]
  for (const line of unfold(file)) {
    const match = /^([A-Z-]+)((?:;[A-Z-]+=[^:;,"]+)*):(.*)$/su.exec(line)
    if (!match) throw new Error(`not a content line: ${line}`)
    const [, name = '', parameters = '', value = ''] = match
    const current = open.at(-1)
    if (!current) throw new Error('nothing open')
    if (name === 'BEGIN') {
      const component: Component = { name: value, properties: [], components: [] }
      current.components.push(component)
      open.push(component)
    } else if (name === 'END') {
      if (current.name !== value) throw new Error(`END:${value} closes ${current.name}`)
      open.pop()
    } else {
      current.properties.push({ name, parameters: parameters.slice(1), value })
    }
  }
  const [calendar, ...more] = root.components
  if (open.length !== 1 || !calendar || more.length > 0 || root.properties.length > 0)
    throw new Error('not one calendar')
  return calendar
}

export function propertyOf(component: Component, name: string): { parameters: string; value: string } {
  const found = component.properties.filter((property) => property.name === name)
  const [property] = found
  if (!property || found.length > 1) throw new Error(`${found.length} times ${name} in ${component.name}`)
  return property
}
