/** Not known when the page is built: count-views.ts fills it in, and without it the dash stays. */
export function Views({ uid }: { uid: string }) {
  return <span data-views={uid}>–</span>
}
