import sans from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import serif from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url'

/** The two files that the first screen needs; the italics wait until a page asks for them. */
export const preloadFonts: string[] = [serif, sans]
