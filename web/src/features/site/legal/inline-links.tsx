import { Link } from 'react-router'
import { MailLink } from '../mail-link.tsx'

const marks = /(\[[^\]]+\]\([^)]+\)|\{email\})/
const link = /^\[(?<words>[^\]]+)\]\((?<path>[^)]+)\)$/

/** Text in which `[words](/path)` is a link and `{email}` the operator's address. */
export function InlineLinks({ text }: { text: string }) {
  return text.split(marks).map((part, position) => {
    // The parts of one sentence never change their order.
    const key = `${position} ${part}`
    if (part === '{email}') return <MailLink key={key} />
    const { words, path } = link.exec(part)?.groups ?? {}
    if (!words || !path) return part
    return (
      <Link key={key} to={path}>
        {words}
      </Link>
    )
  })
}
