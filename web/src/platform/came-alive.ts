/** Tells the page that its scripts run now: what the person sent before that is sent again (start-page.ts). */
export function cameAlive(): void {
  document.documentElement.dataset.live = ''
  document.dispatchEvent(new Event('live'))
}
