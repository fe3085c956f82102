import type { ListedFact } from './listFacts.ts'

/** The facts as `npm run facts -- --json` prints them: `written` is the figure as pages show it, whatever form its document asks for. */
export const factsJson = (facts: readonly ListedFact[]): string =>
  JSON.stringify(
    facts.map(({ name, written, fact, uses }) => ({ name, ...fact, written, uses })),
    null,
    2,
  )
