import type { Clash, MergedText } from '../changes/merge/mergeTexts.ts'
import { plainWords } from '../changes/told.ts'
import type { Held } from './ownWork.ts'

/** What one of two did to a file, for those who choose: sentences. */
export type FileClash = { readonly path: string; readonly places: readonly { readonly ours: string; readonly theirs: string }[] }
export type Choice = 'ours' | 'theirs'

/** A file that both have changed: what it said for both, what it says here, what it says there. */
export type Both = { readonly path: string; readonly base: Held; readonly ours: Held; readonly theirs: Held }

type Merge = (path: string, base: string, ours: string, theirs: string) => MergedText | undefined

const said = (side: Clash['ours']): string =>
  side.map(({ sentence, lines }) => [sentence, ...lines].map(plainWords).join(' ')).join('; ') || 'It stays as it was.'

const isSame = (one: Held, other: Held): boolean => (one === null || other === null ? one === other : one.equals(other))

const whole = (held: Held, base: Held): string => (held === null ? 'It is removed.' : base === null ? 'It is added.' : 'It is changed.')

/**
 * Puts a file together that two have changed: all that only one of them did is done; where both did otherwise, what was chosen for the file, or
 * both in sentences where nothing was chosen yet. Pure.
 */
export const mergeFile = (
  merge: Merge,
  { path, base, ours, theirs }: Both,
  choice: Choice | undefined,
): { readonly content: Held } | { readonly clash: FileClash } => {
  if (isSame(ours, theirs) || isSame(base, theirs)) return { content: ours }
  if (isSame(base, ours)) return { content: theirs }
  const texts = path.endsWith('.json') && base !== null && ours !== null && theirs !== null
  if (texts) {
    const [mine, other] = choice === 'theirs' ? [theirs, ours] : [ours, theirs]
    const merged = merge(path, base.toString(), mine.toString(), other.toString())
    if (merged && (merged.clashes.length === 0 || choice)) return { content: Buffer.from(merged.text) }
    if (merged) return { clash: { path, places: merged.clashes.map((clash) => ({ ours: said(clash.ours), theirs: said(clash.theirs) })) } }
  }
  if (choice) return { content: choice === 'ours' ? ours : theirs }
  return { clash: { path, places: [{ ours: whole(ours, base), theirs: whole(theirs, base) }] } }
}
