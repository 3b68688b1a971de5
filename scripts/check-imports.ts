// npm run check:imports: who imports whom, circles, undeclared packages. The rules are in imports/rules.ts.
import { checkImports } from './imports/check.ts'
import { root } from './lib/root.mjs'

const findings = checkImports(root)
for (const { file, line, text } of findings) console.log(`${file}:${line} ${text}`)
if (findings.length > 0) process.exitCode = 1
else console.log('Every import keeps to the rules.')
