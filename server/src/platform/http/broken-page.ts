/** For a person who opened an address that failed on our side: a number to tell us, and nothing about the cause. */
export function brokenPage(reference: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something went wrong · Recourse</title></head><body><main>
<h1>Something went wrong</h1>
<p>This is our fault, not yours. Please try again. If it happens again, tell us this number.</p>
<p>Reference number: <strong>${reference}</strong></p>
<p><a href="/">Go to the home page</a></p>
</main></body></html>
`
}
