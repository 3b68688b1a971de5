export const tools = {
  deadline: {
    title: 'When is my deadline?',
    about: 'A few short questions turn your letter into dates.',
    lede: 'A few short questions. We turn your letter into dates. Nothing you type is saved or sent.',
  },
  letter: {
    title: 'Check my denial letter',
    about: 'See what the letter must tell you, and ask for what is missing.',
    lede: 'The law says what a denial letter must tell you. Tick what you can find. We turn the rest into a letter you can send.',
  },
  arguments: {
    title: 'What can I say?',
    about: 'Points and proof for the reason they gave you.',
    lede: 'Pick the reason they gave. We show what to answer, what proof helps, and what to avoid.',
  },
} as const

export type ToolId = keyof typeof tools
export const toolIds = Object.keys(tools) as ToolId[]

export function findTool(text: string | null): ToolId | null {
  return toolIds.find((id) => id === text) ?? null
}
