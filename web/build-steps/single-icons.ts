import type { Plugin } from 'vite'

const importOfIcons = /import\s*\{([^}]*)\}\s*from\s*['"]@tabler\/icons-react['"];?/g

/** Imports each icon from its own file, so that a build does not read all six thousand of them. */
export function singleIcons(): Plugin {
  return {
    name: 'single-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('@tabler/icons-react')) return undefined
      return { code: code.replace(importOfIcons, (_whole, names: string) => importEach(names)), map: null }
    },
  }
}

function importEach(names: string): string {
  const specifiers = names.split(',').map((name) => name.trim())
  return specifiers
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map(importOne)
    .join('\n')
}

function importOne(specifier: string): string {
  const [icon, local = icon] = specifier.split(/\s+as\s+/)
  return `import ${local} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs';`
}
