import type { ToldFileAnswer } from '../../../protocol/publishing.ts'

type Files = readonly ToldFileAnswer[]

/**
 * What is different now, in the order in which it was shown `before`; what was taken back here (`taken`, by keys) stays in its place, so that nothing moves from under the
 * pointer. Pure.
 */
export const withTaken = (before: Files, now: Files, taken: ReadonlySet<string>): Files => {
  const held = before.flatMap((file): Files => {
    const present = now.find((one) => one.file === file.file)
    const left = new Set(present?.changes.map(({ key }) => key))
    const known = new Set(file.changes.map(({ key }) => key))
    const stays = file.changes.flatMap((change) => {
      const latest = present?.changes.find(({ key }) => key === change.key)
      return (
        latest ??
        (taken.has(change.key) && !left.has(change.key) ? [{ ...change, isBack: true }] : [])
      )
    })
    const changes = [...stays, ...(present?.changes.filter(({ key }) => !known.has(key)) ?? [])]
    return changes.length > 0 ? [{ ...(present ?? file), changes }] : []
  })
  const shown = new Set(held.map(({ file }) => file))
  return [...held, ...now.filter(({ file }) => !shown.has(file))]
}
