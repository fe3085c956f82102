import { choiceInWords } from '../../../../core/document/choicesInWords.ts'
import type { Schema } from '../../../../core/document/documentSchemas.ts'

export const titleOf = ({ title }: Schema): string => (typeof title === 'string' ? title : 'Value')

/** A sentence that leads to a document of the engine's, which opens for nobody in the studio. */
const ofDocs = /\s+[^.\s][^.]*\bdocs\/[\w-]+\.md[^.]*\.$|\s+docs\/[\w-]+\.md[^.]*\.$/

/** What a switch means when it is on stands in its description as "true: …"; beside a switch that is "On: …". */
export const helpOf = ({ description, type }: Schema): string | undefined => {
  if (typeof description !== 'string') return undefined
  const help = type === 'boolean' ? description.replace(/^true\b/, 'On') : description
  return (help.charAt(0).toUpperCase() + help.slice(1)).replace(ofDocs, '')
}

/** The help of a field in which a day is chosen: the days in it as they stand beside the field, in words. */
export const helpWithDays = (
  help: string | undefined,
  dayInWords: (day: string) => string,
): string | undefined =>
  help?.replace(
    /(: )?"(\d{4}-\d\d-\d\d)"/g,
    (_, colon: string | undefined, day: string) => `${colon ? ', such as ' : ''}${dayInWords(day)}`,
  )

/** A choice as people read it: its description's first sentence, else its word with spaces. */
export const optionWords = (
  schema: Schema,
  index: number,
): { readonly label: string; readonly help: string | undefined } => {
  const values = (schema['enum'] ?? []) as readonly unknown[]
  const described = (schema['enumDescriptions'] ?? []) as readonly string[]
  return { label: choiceInWords(values[index]), help: described[index] }
}
