import type { Step } from '../../core/document/history.ts'
import { placeOf } from '../../core/document/sources.ts'
import { apply } from '../../core/edits/apply.ts'
import type { DocumentEdit, ReadFile } from '../../core/edits/change.ts'
import { keyOrderOf } from '../../core/edits/keyOrderOf.ts'
import { upgradeEdits } from '../../core/edits/upgradeEdits.ts'
import type { Kit } from '../../core/kit/Kit.ts'
import { asToday } from '../../core/model/history/asToday.ts'
import { valueAt } from '../../core/model/history/rewriteValue.ts'
import { siteVersion } from '../../core/model/history/siteVersion.ts'
import { readJson } from './compare/readJson.ts'
import { changeMsg } from './messages/changeMessages.ts'
import type { States } from './states.ts'
import type { Draft } from './work.ts'

const settings = 'pages/_site.json'

/** An upgrade between two states as a change of its own, and the states without it. Its edits come before all others, which are made of what it leaves. */
export type Upgraded = { readonly states: States; readonly told: Draft }

const versionOf = (read: ReadFile): number => {
  const text = read(settings)
  return siteVersion({ files: typeof text === 'string' ? [{ path: settings, text }] : [] })
}

const editsOf = (
  kit: Kit,
  { touched, before, after }: States,
  from: number,
  to: number,
): DocumentEdit[] =>
  touched.flatMap((path) => {
    const [was, is] = [before(path), after(path)].map((content) =>
      typeof content === 'string' ? readJson(content) : undefined,
    )
    const kind = placeOf(path)?.kind
    if (!was || !kind) return []
    /** What is written down of what held before: only where somebody has left it there. */
    const isKept = (step: Step) =>
      step.kind !== 'given' || valueAt(is, `${step.at ?? ''}/${step.key}`) !== undefined
    const { rewritings } = asToday(
      kit,
      kind,
      was,
      from,
      (step, version) => version > from && version <= to && isKept(step),
    )
    return upgradeEdits({ path, rewritings })
  })

/**
 * Where the second state is for a later version of the schema: the first one as an upgrade would write it, so that a name that is another one today is
 * told once, and not wherever it stands. Undefined where both are for the same, or the second one for an earlier.
 */
export const upgradedBetween = (kit: Kit, states: States): Upgraded | undefined => {
  const [from, to] = [versionOf(states.before), versionOf(states.after)]
  const own = states.before(settings)
  if (from >= to || typeof own !== 'string' || !readJson(own)) return undefined
  const names = editsOf(kit, states, from, to)
  const edits: DocumentEdit[] = [
    ...names,
    { kind: 'set', file: settings, pointer: '/schemaVersion', value: to },
  ]
  const { files } = apply({ label: '', edits }, states.before, keyOrderOf(kit.choices))
  const counts = new Map<string, number>()
  for (const { file } of names) counts.set(file, (counts.get(file) ?? 0) + 1)
  return {
    states: {
      ...states,
      before: (path) => (files.has(path) ? files.get(path) : states.before(path)),
    },
    told: {
      kind: 'changed',
      file: settings,
      pointer: '/schemaVersion',
      pages: [], // nobody sees a name
      edits: edits.map((edit, index) => ({ order: index - edits.length, edit })),
      self: '',
      message: changeMsg('upgraded', {
        from,
        to,
        places: names.length,
        documents: counts.size,
      }),
      lines: [...counts].map(([file, places]) => changeMsg('upgradedPlaces', { file, places })),
    },
  }
}
