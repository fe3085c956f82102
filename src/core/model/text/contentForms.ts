import { dialogRoute } from '../../document/addresses.ts'
import type { BlockContent, ContentAction, ContentEntry } from '../../kit/BlockContent.ts'
import { escapeMarkup, plainText, writableAddress } from './inline.ts'

type Head = Pick<BlockContent, 'id' | 'label' | 'heading' | 'intro'>
type Written<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** An object without what it does not have, so that no key stands in a document for nothing. */
export const present = <T extends object>(object: T): Written<T> =>
  Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Written<T> // some keys are gone, no other came

/** What most blocks begin with. */
export const headOf = ({ id, label, heading, intro }: Head): Written<Head> =>
  present({ id, label, heading, intro })

const titled = /^\*\*([^*]+)\*\*:?(?:\s+(.*))?$/s

/** A text as an entry: one that begins with bold words has these as its title. */
export const entryOf = (text: string): ContentEntry => {
  const [, title, rest] = titled.exec(text) ?? []
  return title === undefined
    ? { texts: [text] }
    : { title: plainText(title.replace(/:$/, '')), texts: rest ? [rest] : [] }
}

const linkOf = ({ label, href, dialog, about }: ContentAction): string | undefined => {
  const address = href ?? (dialog === undefined ? undefined : dialogRoute(dialog))
  return address === undefined
    ? undefined
    : `[${escapeMarkup(about === undefined ? label : `${label}: ${about}`)}](${writableAddress(address)})`
}

const buttonOf = ({ action }: ContentEntry): string[] => {
  const link = action && linkOf(action)
  return link === undefined ? [] : [link]
}

/** All that an entry says below its title, one text each; its button as a link. */
export const allTexts = (entry: ContentEntry): string[] => [
  ...entry.texts,
  ...(entry.points ?? []),
  ...buttonOf(entry),
]

/** An entry as texts: its title in bold at the head of the first one, its points after it, or one by one where it says nothing else. */
const textsOf = (entry: ContentEntry): string[] => {
  const { title, texts, points = [] } = entry
  const [head, ...others] = texts
  const all = [
    ...(head === undefined
      ? []
      : [[head, ...(points.length > 0 ? [points.join('; ')] : [])].join(' ')]),
    ...others,
    ...buttonOf(entry),
  ].join('\n')
  const bold = title === undefined ? undefined : `**${escapeMarkup(title)}**`
  const first =
    bold === undefined
      ? all
      : all === ''
        ? bold
        : `${bold}${/[?!.:…]$/.test(title ?? '') ? '' : ':'} ${all}`
  return [...(first === '' ? [] : [first]), ...(head === undefined ? points : [])]
}

/** The entries of a block as a list of texts. */
export const asTexts = ({ entries }: BlockContent): string[] => entries.flatMap(textsOf)

/** The entries of a block with a title each: where there is none, the first text is it, as plain words. */
export const asTitled = ({
  entries,
}: BlockContent): (ContentEntry & { readonly title: string })[] =>
  entries.flatMap((entry) => {
    const [first, ...others] = entry.texts
    const title = entry.title ?? (first === undefined ? undefined : plainText(first))
    if (title === undefined) return []
    const texts = entry.title === undefined ? others : entry.texts
    return [{ ...entry, title, texts }]
  })
