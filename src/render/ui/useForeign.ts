import { usePage } from './PageContext.ts'

/** What an element says of words that are of another language than the page. */
export type InLanguage = { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' }

/** Tells of an entry of the menus, a button or the footer whether its words are not translated and stand in the main language. */
export const useForeign = (): ((part: unknown) => InLanguage) => {
  const { edition, editions } = usePage().site
  const main = editions?.[0]?.language
  return (part) =>
    main && edition?.foreign.has(part) ? { lang: main.tag, dir: main.direction } : {}
}
