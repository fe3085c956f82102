/**
 * A piece of a rendered sentence: words of ours, or words of a document and what became of them. `said` names something; `was` and `is` are an old and a
 * new value; `gone`, `new` and `same` are the words of a text in which changes are marked; `asks` is a question of ours that only a person can answer.
 * Words of documents are as in the document: each surface escapes them.
 */
export type Part = string | Run
export type Run = { readonly as: RunKind; readonly text: string }
export type RunKind = 'said' | 'was' | 'is' | 'gone' | 'new' | 'same' | 'asks'
export type Words = readonly Part[]

/** A sentence, with words of documents in it. */
export const phrase = (
  strings: TemplateStringsArray,
  ...parts: readonly (Words | string | number)[]
): Words =>
  strings.flatMap((text, index): Words => {
    const part = parts[index] ?? []
    return [text, ...(typeof part === 'object' ? part : [String(part)])].filter((one) => one !== '')
  })

export const run = (as: RunKind, text: string): Words => [{ as, text }]
/** Quotation marks around words of a document. */
export const quoted = (text: string, as: RunKind = 'said'): Words => ['“', { as, text }, '”']

export const joined = (list: readonly Words[], separator = ', '): Words =>
  list.flatMap((words, index): Words => (index === 0 ? words : [separator, ...words]))

/** Words without marks and without escapes. */
export const plainWords = (words: Words): string =>
  words.map((part) => (typeof part === 'string' ? part : part.text)).join('')

/** What a surface calls the things that descriptions name. */
export type Naming = {
  /** A dialog, which authors know as a form. */
  readonly dialog: string
}
export const developerNaming: Naming = { dialog: 'dialog' }
export const authorNaming: Naming = { dialog: 'form' }

/** In the middle of a sentence. Names of more capitals stay. */
export const lower = (title: string): string =>
  /^\p{Lu}[\p{Ll}\s'’-]/u.test(title) ? title.slice(0, 1).toLowerCase() + title.slice(1) : title

/** At the beginning of a sentence. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
