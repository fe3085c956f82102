import type { Planned } from './sectionsOf.ts'

/** Puts what has changed in a translation right below its original, so that both are judged together; all else stays in its order. `languages`: their tags, the main one first. Pure. */
export const byOriginals = (
  sections: readonly Planned[],
  [, ...further]: readonly string[],
): Planned[] => {
  const translationsOf = (file: string) =>
    further.map((tag) => file.replace(/^pages\//, `pages/${tag}/`))
  const isTranslation = (file: string) => further.some((tag) => file.startsWith(`pages/${tag}/`))
  const files = new Set(sections.map(({ told }) => told?.file))
  const originalOf = (file: string) =>
    further
      .map((tag) => file.replace(`pages/${tag}/`, 'pages/'))
      .find((original) => original !== file && files.has(original))
  return sections.flatMap((section) => {
    const file = section.told?.file
    if (file === undefined) return [section]
    if (isTranslation(file)) return originalOf(file) === undefined ? [section] : []
    const beside = translationsOf(file)
    return [section, ...sections.filter(({ told }) => told && beside.includes(told.file))]
  })
}
