/** Keyboard and state for the menus that menu.tsx renders, on pages with React and without. */
export function enhanceMenus(document: Document, signal: AbortSignal): void {
  // `beforetoggle` does not bubble, so it is caught on its way down.
  document.addEventListener('beforetoggle', followToggle, { capture: true, signal })
  document.addEventListener('keydown', moveByKey, { signal })
  document.addEventListener('focusout', closeOnLeave, { signal })
  document.addEventListener('click', closeOnChoice, { signal })
}

function followToggle(event: Event) {
  const list = event.target
  if (!(list instanceof HTMLElement) || !list.matches('[data-menu]')) return
  const opens = (event as ToggleEvent).newState === 'open'
  const button = buttonOf(list)
  button?.setAttribute('aria-expanded', String(opens))
  if (opens && button && !CSS.supports('position-area', 'block-end')) placeUnder(button, list)
}

function placeUnder(button: HTMLElement, list: HTMLElement) {
  const box = button.getBoundingClientRect()
  const viewportWidth = list.ownerDocument.documentElement.clientWidth
  list.style.setProperty('--menu-top', `${box.bottom + 6}px`)
  list.style.setProperty('--menu-right', `${Math.max(viewportWidth - box.right, 16)}px`)
}

function moveByKey(event: KeyboardEvent) {
  if (!(event.target instanceof Element)) return
  const list = listAround(event.target)
  if (!list) return
  const isOpen = list.matches(':popover-open')
  const button = buttonOf(list)
  const onButton = event.target === button

  if (event.key === 'Escape' && isOpen) {
    event.preventDefault()
    list.hidePopover()
    button?.focus()
    return
  }
  if (onButton && !['ArrowDown', 'ArrowUp'].includes(event.key)) return
  const items = [...list.querySelectorAll<HTMLElement>('a[href], button')]
  const next = nextIndex(event.key, items.indexOf(event.target as HTMLElement), items.length)
  if (next === undefined) return
  event.preventDefault()
  if (!isOpen) button?.click()
  items[next]?.focus()
}

/** `current` is -1 while the focus is still on the button. */
function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

function closeOnLeave(event: FocusEvent) {
  if (!(event.target instanceof Element) || !(event.relatedTarget instanceof Element)) return
  const list = listAround(event.target)
  if (list?.matches(':popover-open') && listAround(event.relatedTarget) !== list) list.hidePopover()
}

/** A choice may change the page without loading a new one. */
function closeOnChoice(event: MouseEvent) {
  if (!(event.target instanceof Element)) return
  const item = event.target.closest('[data-menu] a[href], [data-menu] button')
  item?.closest<HTMLElement>('[data-menu]')?.hidePopover()
}

/** The menu that an element is in, or that it opens. */
function listAround(element: Element): HTMLElement | null {
  const inside = element.closest<HTMLElement>('[data-menu]')
  if (inside) return inside
  const target = element.closest('[popovertarget]')?.getAttribute('popovertarget')
  const opened = target ? element.ownerDocument.getElementById(target) : null
  return opened?.matches('[data-menu]') ? opened : null
}

function buttonOf(list: HTMLElement): HTMLElement | null {
  return list.ownerDocument.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(list.id)}"]`)
}
