import { fileSentences } from '@recourse/contract/file-rules'

/** Bare on purpose: the answer's policy allows it neither style nor script. */
export const deadLinkPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>This link has expired</title>
</head>
<body>
<main>
<h1>This link has expired</h1>
<p>${fileSentences.dead_link}</p>
<p><a href="/claims">Go to your claims</a></p>
</main>
</body>
</html>
`
