/** Above this width the header shows its links itself; the same point as in the stylesheets (769 px). */
const wideScreen = '(min-width: 48.0625em)'

/** The phone menu: a `<dialog>` that `data-opens-dialog` opens and `data-closes-dialog` closes. */
export function enhanceMenuDialogs(document: Document, signal: AbortSignal): void {
  document.addEventListener('click', openOrClose, { signal })
  document.defaultView?.matchMedia(wideScreen).addEventListener(
    'change',
    ({ matches }) => {
      if (!matches) return
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
        if (hasOpener(dialog)) dialog.close()
      }
    },
    { signal },
  )
}

function openOrClose(event: MouseEvent) {
  const { target } = event
  if (!(target instanceof Element)) return

  const opens = target.closest('[data-opens-dialog]')?.getAttribute('data-opens-dialog')
  const opened = opens && target.ownerDocument.getElementById(opens)
  if (opened instanceof HTMLDialogElement && !opened.open) return opened.showModal()

  const dialog = target.closest('dialog')
  if (!dialog) return
  const leaves = target.closest('[data-closes-dialog]') !== null
  const follows = target.closest('a[href]') !== null && hasOpener(dialog)
  const onBackdrop = target === dialog && hasOpener(dialog) && !isInside(event, dialog)
  if (leaves || follows || onBackdrop) dialog.close()
}

function hasOpener(dialog: HTMLDialogElement): boolean {
  return dialog.ownerDocument.querySelector(`[data-opens-dialog="${CSS.escape(dialog.id)}"]`) !== null
}

/** A click on the backdrop names the dialog as its target, so only the point tells them apart. */
export function isInside(point: { clientX: number; clientY: number }, element: HTMLElement): boolean {
  const box = element.getBoundingClientRect()
  const { clientX: x, clientY: y } = point
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}
