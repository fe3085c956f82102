/** What stands in for the marks of a template. */
export type Filling = Readonly<
  Record<'SCHEMA' | 'NAME' | 'PARENT' | 'CATEGORY' | 'AUTHOR' | 'TODAY', string>
> & { readonly ACTIONS: readonly object[] }

const marks = /\$(SCHEMA|NAME|PARENT|CATEGORY|AUTHOR|TODAY)/g

/** A template with a page's own words in it. A key for which there is no word, such as a parent, is left out. */
export const fillTemplate = (template: unknown, filling: Filling): unknown => {
  if (template === '$ACTIONS') return filling.ACTIONS
  if (typeof template === 'string')
    return template.replace(
      marks,
      (_mark, name: Exclude<keyof Filling, 'ACTIONS'>) => filling[name],
    )
  if (Array.isArray(template)) return template.map((entry) => fillTemplate(entry, filling))
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(
    Object.entries(template).flatMap(([key, entry]) => {
      const filled = fillTemplate(entry, filling)
      return filled === '' ? [] : [[key, filled]]
    }),
  )
}
