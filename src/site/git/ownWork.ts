import type { MergedText } from '../../content/changes/merge/mergeTexts.ts'

/**
 * What was done to a file in the studio, as far as it is not published: from what to what, by the hashes of the contents (null: there was no file). More
 * than one stretch where somebody else has written into the file in between.
 */
export type Stretch = { readonly from: string | null; readonly to: string | null }
export type OwnWork = Readonly<Record<string, readonly Stretch[]>>

type Written = {
  readonly path: string
  readonly before: string | null
  readonly after: string | null
}

const joined = (stretches: readonly Stretch[], { before, after }: Written): readonly Stretch[] => {
  const last = stretches.at(-1)
  if (last?.to !== before) return [...stretches, { from: before, to: after }]
  return last.from === after
    ? stretches.slice(0, -1)
    : [...stretches.slice(0, -1), { from: last.from, to: after }]
}

/** The work with what was written just now. Pure. */
export const withWritten = (own: OwnWork, files: readonly Written[]): OwnWork => {
  const next = new Map(Object.entries(own))
  for (const file of files) {
    const stretches = joined(next.get(file.path) ?? [], file)
    if (stretches.length === 0) next.delete(file.path)
    else next.set(file.path, stretches)
  }
  return Object.fromEntries(next)
}

/** The hashes of all contents that the work is told by. */
export const hashesOfWork = (own: OwnWork): string[] =>
  Object.values(own).flatMap((stretches) =>
    stretches.flatMap(({ from, to }) => [from, to].filter((hash) => hash !== null)),
  )

/** What a file holds; null where there is none. */
export type FileContent = Buffer | null

type Replay = {
  readonly path: string
  readonly stretches: readonly Stretch[]
  /** What was published, and what lies on disk. */
  readonly published: FileContent
  readonly now: FileContent
  readonly find: (hash: string) => Buffer | undefined
  readonly merge: (
    path: string,
    base: string,
    ours: string,
    theirs: string,
  ) => MergedText | undefined
}

const isSame = (one: FileContent, other: FileContent): boolean =>
  one === null || other === null ? one === other : one.equals(other)

/**
 * What a file would say if of all that is not published only the work of the studio were done to it; undefined where the work can't be told from what
 * somebody else has written into the same place. Pure.
 */
const replayed = ({ path, stretches, published, find, merge }: Replay): FileContent | undefined => {
  let text: FileContent = published
  for (const { from, to } of stretches) {
    const [base, next] = [from, to].map((hash) => (hash === null ? null : find(hash)))
    if (base === undefined || next === undefined) return undefined
    if (isSame(base, text) || isSame(text, next)) text = next
    else if (!path.endsWith('.json') || text === null || base === null || next === null)
      return undefined
    else {
      const merged = merge(path, base.toString(), text.toString(), next.toString())
      if (!merged || merged.clashes.length > 0) return undefined
      text = Buffer.from(merged.text)
    }
  }
  return text
}

/** Whose the differences of a file are: `own` all of them, `part` some, `other` none; `content` is what the studio's work alone comes to. */
export type Share = {
  readonly path: string
  readonly whose: 'own' | 'part' | 'other'
  readonly content: FileContent
}

const lined = (content: FileContent): FileContent =>
  content && Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')

/** Where git keeps other line ends than those on this disk, all are read as git has them. */
const inOneStyle = (replay: Replay): Replay => {
  const { path, published, now, find } = replay
  if (!path.endsWith('.json') || !now?.includes('\r\n') || published?.includes('\r\n') !== false)
    return replay
  return { ...replay, now: lined(now), find: (hash) => lined(find(hash) ?? null) ?? undefined }
}

/** Tells the studio's work in a file that differs from what is published from that of others. Pure. */
export const shareOf = (given: Replay): Share => {
  const replay = inOneStyle(given)
  const { path, stretches, published, now } = replay
  const content = stretches.length === 0 ? published : replayed(replay)
  if (content !== undefined && isSame(content, now)) return { path, whose: 'own', content: now }
  if (content === undefined) return { path, whose: 'part', content: published }
  return { path, whose: isSame(content, published) ? 'other' : 'part', content }
}

const remaining = (before: readonly Stretch[], now: readonly Stretch[]): readonly Stretch[] => {
  const last = before.at(-1)
  if (!last) return now
  const next = now[before.length - 1]
  const to = next ? next.to : (before[now.length]?.from ?? last.to) // what was taken back meanwhile is no stretch any more
  return [...(to === last.to ? [] : [{ from: last.to, to }]), ...now.slice(before.length)]
}

/** The work that is left once files have been published as they were `before`: what of them `stays`, and what was done to them meanwhile. Pure. */
export const withoutPublished = (
  now: OwnWork,
  before: OwnWork,
  paths: Iterable<string>,
  stays: ReadonlyMap<string, Stretch>,
): OwnWork => {
  const next = new Map(Object.entries(now))
  for (const path of paths) {
    const stretch = stays.get(path)
    const left = [
      ...(stretch ? [stretch] : []),
      ...remaining(before[path] ?? [], next.get(path) ?? []),
    ]
    if (left.length === 0) next.delete(path)
    else next.set(path, left)
  }
  return Object.fromEntries(next)
}

/** The work with files whose whole difference from what is published now is the studio's. Pure. */
export const withSettled = (own: OwnWork, settled: ReadonlyMap<string, Stretch>): OwnWork => {
  const next = new Map(Object.entries(own))
  for (const [path, stretch] of settled) {
    if (stretch.from === stretch.to) next.delete(path)
    else next.set(path, [stretch])
  }
  return Object.fromEntries(next)
}
