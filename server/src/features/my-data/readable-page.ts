import { choicesOf } from '@recourse/contract/claim-options'
import { escapeHtml } from '../../platform/mail/escape.ts'
import type { PersonalData } from './collect.ts'

type Claim = PersonalData['claims'][number]
type Document = Claim['documents'][number]

const style = `
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.55 Georgia, serif; color: #082f35; }
h1, h2, h3 { line-height: 1.25; } h2 { border-top: 3px solid; padding-top: .75rem; margin-top: 2.5rem; }
dt { font-weight: bold; margin-top: .6rem; } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
li { margin: .4rem 0; } .when { color: #4a6367; font-size: .9rem; } .said { white-space: pre-wrap; overflow-wrap: anywhere; }`

/** The same as data.json, to be read by the person. It needs nothing but itself and the papers beside it. */
export function readablePage(data: PersonalData): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>My data from Recourse</title><style>${style}</style></head><body><main>
<h1>My data from Recourse</h1>
<p>Made ${day(data.made_at)}. Everything we hold about you is on this page and in the folder "papers". The file
data.json has the same for computers. Keep these files safe: they tell about your health.</p>
<h2>Profile</h2>${facts(data.profile)}
<h2>Coverage</h2>${data.coverages.map(coverage).join('') || none}
<h2>Claims</h2>${data.claims.map(claim).join('') || none}
<h2>Drafts</h2>${data.drafts.map(({ answers, kind, updated_at }) => `<h3>${words(kind)}, saved ${day(updated_at)}</h3>${facts(answers)}`).join('') || none}
<h2>Sign-ins and newsletter</h2><ul>${data.signed_in_devices.map((device) => `<li>${escapeHtml(device.device)}: signed in ${day(device.created_at)}, last used ${day(device.last_seen_at)}.</li>`).join('')}
${data.second_step.passkeys.map(({ name, added_at }) => `<li>Passkey ${escapeHtml(name)}, added ${day(added_at)}.</li>`).join('')}
${data.second_step.trusted_devices.map(({ device, trusted_until }) => `<li>${escapeHtml(device)} needs no second step until ${day(trusted_until)}.</li>`).join('')}
<li>${data.newsletter.subscribed_since ? `You get our newsletter since ${day(data.newsletter.subscribed_since)}.` : 'You do not get our newsletter.'}</li></ul>
</main></body></html>
`
}

const none = '<p>Nothing.</p>'

function coverage({ summary_of_benefits, uid: _uid, ...rest }: PersonalData['coverages'][number]): string {
  const paper = summary_of_benefits ? `<ul>${paperItem(summary_of_benefits)}</ul>` : ''
  return `<h3>${escapeHtml(rest.plan_name)}</h3>${facts(rest)}${paper}`
}

function claim({ uid, status, filed_at, answers, history, messages, documents }: Claim): string {
  return `<h3>${escapeHtml(answers.subject ?? 'Claim')}</h3>
<p class="when">Claim ID ${uid.slice(0, 8)}. Filed ${day(filed_at)}. Status: ${status}.</p>${facts(answers)}
<h4>Papers</h4>${documents.length > 0 ? `<ul>${documents.map(paperItem).join('')}</ul>` : none}
<h4>Messages</h4>${messages.map(({ at, by, content }) => `<p class="said"><span class="when">${words(by)}, ${time(at)}</span>\n${escapeHtml(content)}</p>`).join('') || none}
<h4>What happened</h4><ul>${history.map(({ at, kind, to_status, by }) => `<li>${day(at)}: ${words(kind)}${to_status ? ` to ${to_status}` : ''}, by ${by}.</li>`).join('')}</ul>`
}

function paperItem({ name, path, added_at, added_by }: Document): string {
  const title = escapeHtml(name)
  const link = path
    ? `<a href="${escapeHtml(encodeURI(path).replaceAll('#', '%23'))}">${title}</a>`
    : `${title} (not checked for viruses yet, so it is not in this file)`
  return `<li>${link}, added ${day(added_at)} by ${added_by}</li>`
}

function facts(values: Readonly<Record<string, unknown>>): string {
  const rows = Object.entries(values).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  )
  return `<dl>${rows.map(([name, value]) => `<dt>${words(name)}</dt><dd>${shown(name, value)}</dd>`).join('')}</dl>`
}

function shown(name: string, value: unknown): string {
  if (value instanceof Date) return day(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const label = typeof value === 'string' ? choicesOf[name]?.[value] : undefined
  if (label !== undefined) return escapeHtml(label)
  return escapeHtml(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

/** "Care date" for care_date. */
function words(name: string): string {
  const spaced = name.replaceAll('_', ' ')
  return escapeHtml(spaced.charAt(0).toUpperCase() + spaced.slice(1))
}

function day(moment: Date): string {
  return moment.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' })
}

function time(moment: Date): string {
  return `${moment.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/New_York' })} Eastern`
}
