import { isObject } from '../../../../core/document/isObject.ts'
import type { Block } from '../../../../core/document/page.ts'
import type { DocumentEdit } from '../../../../core/edits/change.ts'
import { blockOf } from '../../../../core/kit/blockOf.ts'
import type { Kit } from '../../../../core/kit/Kit.ts'
import { askedBy } from '../../../../core/model/text/unfinished.ts'
import type { FromFrame } from '../../protocol/frameMessages.ts'
import { valueAt } from '../store/valueAfter.ts'
import { guidingEntry } from './writeEntry.ts'

type Pasted = Extract<FromFrame, { kind: 'pasted' }>
type At = { readonly pointer: string; readonly text: string }
type Split = {
  readonly edits: readonly DocumentEdit[]
  /** Where the author goes on: after what was pasted. */
  readonly caret: (At & { readonly side: 'start' | 'end' }) | undefined
  /** What was begun for the author to go on in, and goes if it is left as it is. */
  readonly begins: string | undefined
  /** What the paragraph says in which the caret was. */
  readonly begun: At | undefined
}

/** What stands at the head of a section: of one that is cut in two, the second part has none. */
const ofHead = new Set(['id', 'label', 'heading', 'intro', 'level'])

/** The texts of a block that has nothing else: they join those of the block that they stand next to. */
const onlyTexts = (block: Block | undefined, type: string, key: string): string[] | undefined => {
  const texts: unknown = block && valueAt(block, [key])
  return block?.type === type && Object.keys(block).length === 2 && Array.isArray(texts)
    ? texts.map(String)
    : undefined
}

/** Makes one list of texts into another that begins alike, and leaves what is in both as it is. */
const cut = (
  file: string,
  pointer: string,
  said: readonly string[],
  head: readonly string[],
): DocumentEdit[] => {
  const gone = said.slice(head.length).map((_text, index) => head.length + index)
  const more = head.slice(said.length)
  return [
    ...gone
      .toReversed()
      .map((at) => ({ kind: 'remove', file, pointer: `${pointer}/${at}` }) as const),
    ...head
      .slice(0, said.length)
      .flatMap((value, at) =>
        value === said[at]
          ? []
          : [{ kind: 'set', file, pointer: `${pointer}/${at}`, value } as const],
      ),
    ...(more.length > 0
      ? [{ kind: 'insert', file, pointer: `${pointer}/${said.length}`, values: more } as const]
      : []),
  ]
}

/**
 * Blocks that are pasted at a caret in running text: the text ends before them, and a block of the same type says the rest of it. What is left of a block
 * without a text gives its heading to the first pasted one. On the page the author goes on below what was pasted, in a paragraph that is begun if need be. Undefined where the text isn't running text, or can't be cut. Pure.
 */
export const pasteAtCaret = (
  kit: Kit,
  document: unknown,
  { file, pointer, around, replaces }: Pick<Pasted, 'file' | 'pointer' | 'around' | 'replaces'>,
  pasted: readonly Block[],
  isOnPage: boolean,
): Split | undefined => {
  const [, number = '', key = '', entry = ''] =
    /^\/blocks\/(\d+)\/([^/]+)\/(\d+)$/.exec(pointer) ?? []
  const block = valueAt(document, ['blocks', number]) as Block | undefined // whatever it is, its type is looked up as a word
  const texts: unknown = valueAt(block, [key])
  if (!isObject(block) || !Array.isArray(texts)) return undefined
  const { type } = block
  const validate = kit.validators.blocks[type]
  const form = blockOf(kit, type).content
  if (!form?.read(block).isRunning || !validate || pasted.length === 0) return undefined
  const said = texts.map(String)
  const text = said[Number(entry)] ?? ''
  const isOpen = replaces === true || text === '' || askedBy(text) !== undefined
  const { before, after } = isOpen
    ? { before: '', after: '' }
    : (around ?? { before: text, after: '' })
  const lead = onlyTexts(pasted[0], type, key)
  const inner = lead ? pasted.slice(1) : pasted
  const trail = inner.length > 0 ? onlyTexts(inner.at(-1), type, key) : undefined
  const blocks = trail ? inner.slice(0, -1) : inner
  const some = (one: string) => (one === '' ? [] : [one])
  const head = [...said.slice(0, Number(entry)), ...some(before), ...(lead ?? [])]
  const begins = isOnPage && blocks.length > 0 && !trail && after === ''
  const guide = guidingEntry(kit, document, pointer)
  const tail = [...(trail ?? []), ...some(begins ? guide : after), ...said.slice(Number(entry) + 1)]
  const at = `/blocks/${number}`
  const { [key]: _texts, ...bare } = block
  const carried = Object.entries(bare).filter(([name]) => !ofHead.has(name))
  const rest = [
    { ...Object.fromEntries(carried), type, [key]: tail },
    { type, [key]: tail },
  ].find((one) => validate(one)) as Block | undefined // by its validator
  if (tail.length > 0 && !rest) return undefined
  const [first, ...more] = blocks
  const headed = first && ({ ...bare, ...first } as Block) // its validator says next whether it is one
  const isHeadless = head.length === 0
  if (isHeadless && (!headed || kit.validators.blocks[headed.type]?.(headed) !== true))
    return undefined
  const further = [...(isHeadless ? more : blocks), ...(tail.length > 0 && rest ? [rest] : [])]
  const edits: DocumentEdit[] = [
    ...(isHeadless
      ? [{ kind: 'set', file, pointer: at, value: headed } as const]
      : cut(file, `${at}/${key}`, said, head)),
    ...(further.length > 0
      ? [
          {
            kind: 'insert',
            file,
            pointer: `/blocks/${Number(number) + 1}`,
            values: further,
          } as const,
        ]
      : []),
  ]
  const last = head.at(-1)
  const end = trail?.at(-1)
  const atTail = (entry: number) => `/blocks/${Number(number) + further.length}/${key}/${entry}`
  return {
    edits,
    begun: before === '' ? undefined : { pointer, text: before },
    begins: begins
      ? tail.length === 1
        ? atTail(0).split('/', 3).join('/')
        : atTail(0)
      : undefined,
    caret: begins
      ? { pointer: atTail(0), text: guide, side: 'start' }
      : after !== ''
        ? { pointer: atTail(trail?.length ?? 0), text: after, side: 'start' }
        : trail && end !== undefined
          ? { pointer: atTail(trail.length - 1), text: end, side: 'end' }
          : last === undefined
            ? undefined
            : { pointer: `${at}/${key}/${head.length - 1}`, text: last, side: 'end' },
  }
}
