import type { KnownFile } from '../../../../content/lint/types/file.ts'
import { languageBase } from '../../../../core/document/addresses.ts'
import { isObject } from '../../../../core/document/isObject.ts'

/** What the addresses of pages in further languages begin with. */
const furtherBases = (files: readonly KnownFile[]): string[] => {
  const languages: unknown = files.find(({ place }) => place?.kind === 'site')?.value?.['languages']
  return (Array.isArray(languages) ? languages.slice(1) : []).flatMap((language: unknown) =>
    isObject(language) && typeof language['tag'] === 'string'
      ? [languageBase(language['tag'])]
      : [],
  )
}

/** The pages of a site in its first language, in which new ones begin. Pure. */
export const pagesInFirstLanguage = (
  files: readonly KnownFile[],
): { readonly route: string; readonly file: KnownFile }[] => {
  const bases = furtherBases(files)
  return files.flatMap((file) => {
    if (file.place?.documentType !== 'page') return []
    const { route } = file.place
    return bases.some((base) => route === base || route.startsWith(`${base}/`))
      ? []
      : [{ route, file }]
  })
}
