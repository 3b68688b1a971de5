/** Tells the page that its scripts run now: what the person did before that is done again (hold-input.ts). */
export function cameAlive(): void {
  document.documentElement.dataset.live = ''
  document.dispatchEvent(new Event('live'))
}
