import type { Schema } from './documentSchemas.ts'

/** A choice of a schema as people read it: "priceList" is "Price list". Pure. */
export const choiceInWords = (choice: unknown): string => {
  const word = String(choice)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The choices of a list that takes several of a few; undefined for any other list. Pure. */
export const choicesOf = ({ type, items }: Schema): readonly unknown[] | undefined => {
  const values =
    type === 'array' && typeof items === 'object' && items !== null && 'enum' in items
      ? items.enum
      : undefined
  return Array.isArray(values) ? values : undefined
}

/** What is chosen of several, in words; of three and more that follow each other the first and the last: "Monday–Friday, Sunday". Pure. */
export const choicesInWords = (choices: readonly unknown[], chosen: readonly unknown[]): string => {
  const runs: unknown[][] = []
  for (const [index, choice] of choices.entries())
    if (chosen.includes(choice)) {
      if (index > 0 && chosen.includes(choices[index - 1])) runs.at(-1)?.push(choice)
      else runs.push([choice])
    }
  return runs
    .map((run) =>
      run.length > 2
        ? [run[0], run.at(-1)].map(choiceInWords).join('–')
        : run.map(choiceInWords).join(', '),
    )
    .join(', ')
}
