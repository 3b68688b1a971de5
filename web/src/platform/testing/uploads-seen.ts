/** What the tests' upload server was sent. */
export interface SeenUpload {
  readonly claim_uid: string
  readonly key: string
  readonly name: string
  readonly size: number
  readonly authorization: string
  readonly status: number
}

// Tests put something else in the place of fetch.
const realFetch = globalThis.fetch.bind(globalThis)

export async function uploadsSeen(claimUid: string): Promise<SeenUpload[]> {
  const response = await realFetch(`/testing/uploads/${claimUid}`)
  return response.json()
}

/** Lets the file go that the server holds for this claim. */
export async function releaseUpload(claimUid: string): Promise<void> {
  await realFetch(`/testing/release/${claimUid}`)
}

export function makePdf(name: string, bytes = 12): File {
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
}
