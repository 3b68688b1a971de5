declare module 'virtual:static-entry' {
  /** Where the small module of pages without React is served. */
  export const staticEntryAddress: string
}
