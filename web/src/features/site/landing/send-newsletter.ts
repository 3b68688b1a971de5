/** One @ and a dot after it: enough to catch a slip. The mail that follows is the real test of an address. */
const looksRight = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * Sends the newsletter form without leaving the page, and says in its status line how it went.
 * For the small module of pages without React; `signal` undoes it.
 */
export function enhanceNewsletter(document: Document, signal: AbortSignal): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-newsletter]')) {
    const input = form.querySelector<HTMLInputElement>('[name=email_address]')
    const status = form.querySelector('[role=status]')
    if (input && status) tie(form, input, status, signal)
  }
}

function tie(form: HTMLFormElement, input: HTMLInputElement, status: Element, signal: AbortSignal) {
  let sending = false

  function say(sentence: string | undefined, isInvalid = false) {
    status.textContent = sentence ?? ''
    if (!isInvalid) return input.removeAttribute('aria-invalid')
    input.setAttribute('aria-invalid', 'true')
    input.focus()
  }

  async function send(email: string) {
    sending = true
    const body = new FormData()
    body.set('email_address', email)
    const outcome = await ask(form.dataset.newsletter ?? '', body)
    sending = false
    input.value = ''
    if (outcome === 'invalid') say(form.dataset.invalid, true)
    else say(outcome === 'done' ? form.dataset.done : form.dataset.failed)
  }

  // The sentences are ours, not the browser's.
  form.noValidate = true
  input.addEventListener('input', () => say(undefined), { signal })
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const email = input.value.trim()
      if (email === '' || sending) return
      if (looksRight.test(email)) send(email)
      else say(form.dataset.invalid, true)
    },
    { signal },
  )
}

async function ask(address: string, body: FormData): Promise<'done' | 'invalid' | 'failed'> {
  try {
    const answer = await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } })
    if (answer.status === 422) return 'invalid'
    const said: unknown = await answer.json()
    return typeof said === 'object' && said !== null && 'email_address' in said ? 'done' : 'failed'
  } catch {
    return 'failed'
  }
}
