/**
 * Runs inside each built page with React, in its head: its text is put there as it stands, so it may use nothing from
 * outside. Until the page is alive (`data-live`, see came-alive.ts) it keeps what a person types, picks, taps and sends,
 * and does it again when React has taken over.
 */
export function holdInput(): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  const page = document
  const changed = new Map<Field, string>()
  const tapped: HTMLButtonElement[] = []
  let sent: SubmitEvent | undefined

  const isLive = () => 'live' in page.documentElement.dataset
  const before = (type: string, act: (event: Event) => void) =>
    page.addEventListener(
      type,
      (event) => {
        if (!isLive()) act(event)
      },
      true,
    )
  page.addEventListener(
    'input',
    ({ target }) => {
      const field = target as Field
      // Whoever still types when the page has come alive is not overtaken by what they had typed before.
      if (isLive()) changed.delete(field)
      else changed.set(field, field.value)
    },
    true,
  )
  before('click', ({ target }) => {
    // What a browser does with a button by itself is done already: menus open, forms are sent.
    const button = (target as Element).closest('button[type=button]:not([popovertarget],[commandfor])')
    if (button) tapped.push(button as HTMLButtonElement)
  })
  before('submit', (event) => {
    event.preventDefault()
    sent = event as SubmitEvent
  })

  /**
   * For text and choices: no page that is built ahead has a box to tick. React tells a change by the value it last saw,
   * so it is shown another one first.
   */
  const change = (field: Field, value: string) => {
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  page.addEventListener('live', async () => {
    for (const [field, value] of changed) {
      change(field, value)
      // What one of them changes is drawn before the next.
      await new Promise((resolve) => setTimeout(resolve))
    }
    for (const button of tapped) button.click()
    ;(sent?.target as HTMLFormElement | undefined)?.requestSubmit(sent?.submitter)
  })
}
