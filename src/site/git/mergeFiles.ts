import type { Choice, Clash, MergedText } from '../../content/changes/merge/mergeTexts.ts'
import { changeText } from '../../content/changes/messages/changeMessages.ts'
import { digest } from '../store/digest.ts'
import type { FileContent } from './ownWork.ts'

/** A place at which two did otherwise, for those who choose: sentences. By `key` it is chosen; where one of both says something else by then, it has another one. */
export type ClashPlace = { readonly key: string; readonly ours: string; readonly theirs: string }
export type FileClash = { readonly path: string; readonly places: readonly ClashPlace[] }

/** What was chosen, by the keys of places. */
export type Choices = Readonly<Record<string, Choice>>

/** A file that both have changed: what it said for both, what it says here, what it says there. */
export type Both = {
  readonly path: string
  readonly base: FileContent
  readonly ours: FileContent
  readonly theirs: FileContent
}

/** Merges documents; where both did otherwise, by what is chosen of the clash. */
export type Merge = (
  path: string,
  base: string,
  ours: string,
  theirs: string,
  choose?: (clash: Clash, index: number) => Choice,
) => MergedText | undefined

const said = (side: Clash['ours']): string =>
  side
    .map(({ message, lines }) => [message, ...lines].map((one) => changeText(one)).join(' '))
    .join('; ') || 'It stays as it was.'

const isSame = (one: FileContent, other: FileContent): boolean =>
  one === null || other === null ? one === other : one.equals(other)

const whole = (content: FileContent, base: FileContent): string =>
  content === null ? 'It is removed.' : base === null ? 'It is added.' : 'It is changed.'

/** What both are at the `index`th place, with the file as a whole where there are no sentences: a picture that two have changed. */
const placeOf = (
  path: string,
  index: number,
  ours: string,
  theirs: string,
  contents: readonly FileContent[] = [],
): ClashPlace => ({
  key: digest(
    [path, index, ours, theirs, ...contents.map((content) => content && digest(content))].join(
      '\n',
    ),
  ).slice(0, 24),
  ours,
  theirs,
})

const chosenFor = (choices: Choices, key: string): Choice | undefined =>
  Object.hasOwn(choices, key) ? choices[key] : undefined

/**
 * Puts a file together that two have changed: all that only one of them did is done; where both did otherwise, what was chosen for that place, or
 * all such places of the file in sentences where something is not chosen yet. Pure.
 */
export const mergeFile = (
  merge: Merge,
  { path, base, ours, theirs }: Both,
  choices: Choices,
): { readonly content: FileContent } | { readonly clash: FileClash } => {
  if (isSame(ours, theirs) || isSame(base, theirs)) return { content: ours }
  if (isSame(base, ours)) return { content: theirs }
  if (path.endsWith('.json') && base !== null && ours !== null && theirs !== null) {
    const places: ClashPlace[] = []
    const merged = merge(
      path,
      base.toString(),
      ours.toString(),
      theirs.toString(),
      (clash, index) => {
        const place = placeOf(path, index, said(clash.ours), said(clash.theirs))
        places.push(place)
        return chosenFor(choices, place.key) ?? 'ours'
      },
    )
    if (merged && places.every(({ key }) => chosenFor(choices, key)))
      return { content: Buffer.from(merged.text) }
    if (merged) return { clash: { path, places } }
  }
  const place = placeOf(path, 0, whole(ours, base), whole(theirs, base), [ours, theirs])
  const choice = chosenFor(choices, place.key)
  return choice
    ? { content: choice === 'ours' ? ours : theirs }
    : { clash: { path, places: [place] } }
}
