import { isPlainFact } from '../../../core/document/parts.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import { type Lookup, reference, referencesIn } from '../../../core/model/figures/interpolate.ts'
import { valueAt } from '../../../core/model/schema/path.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { removeNames } from '../names/removeNames.ts'
import { namesOf, renameIn } from '../names/renameNames.ts'
import { tellEdits } from '../names/tell.ts'
import { soundlyShown } from '../texts/shownBy.ts'
import { factAt, filesWithFact } from './moveFact.ts'

/** Each text that shows the fact, with its value in its place. */
export const writtenOut = (
  ground: Ground,
  file: KnownFile,
  fact: string,
  lookup: Lookup,
): DocumentEdit[] => {
  const pointers = new Set(
    namesOf(ground, file).flatMap(({ kind, name, index, pointer }) =>
      kind === 'fact' && name === fact && index !== undefined ? [pointer] : [],
    ),
  )
  return [...pointers].map((pointer) => {
    const text = String(valueAt(file.value, pointer))
    const value = text.replace(reference, (whole) => {
      const [found] = referencesIn(whole)
      return found?.name === fact ? (lookup(fact, found.format) ?? whole) : whole
    })
    // Where a number may stand it is one again.
    const isNumber = isPlainFact(text) && value !== text && Number.isFinite(Number(value))
    return { kind: 'set', file: file.path, pointer, value: isNumber ? Number(value) : value }
  })
}

/** Takes a fact out. Texts that show it show another one (`to`), or its value written out. */
export const removeFact = (ground: Ground, name: string, to: string | undefined): Plan => {
  const { file, pointer } = factAt(ground, name)
  if (to === name) return refuse(say('goesItself', { name }))
  if (to !== undefined) factAt(ground, to)
  const others = filesWithFact(ground, name).filter((other) => other !== file)
  const shown = to === undefined ? soundlyShown(ground, file) : undefined
  const texts = others.flatMap((other) =>
    shown
      ? writtenOut(ground, other, name, shown(other))
      : renameIn(ground, other, (named) =>
          named.kind === 'fact' && named.name === name ? to : undefined,
        ),
  )
  const known = namesOf(ground, file).filter(
    (named) => named.kind === 'fact' && named.name === name && !named.isOwn,
  )
  const differences = removeNames(ground, file, (named) =>
    known.some((one) => one.pointer === named.pointer) ? 'entry' : undefined,
  )
  // The only difference that a fact names goes with its list.
  const lists = known.flatMap((named) =>
    differences.left.length > 0 && /\/differsFrom\/0\/fact$/.test(named.pointer)
      ? [named.pointer.replace(/\/0\/fact$/, '')]
      : [],
  )
  const alone = lists.filter(
    (list) => !differences.edits.some((edit) => edit.pointer.startsWith(`${list}/`)),
  )
  const edits: DocumentEdit[] = [
    ...texts,
    ...differences.edits,
    ...alone.map((list): DocumentEdit => ({ kind: 'remove', file: file.path, pointer: list })),
    { kind: 'remove', file: file.path, pointer },
  ]
  return {
    change: { label: `Remove fact:${name}`, edits },
    messages: [
      say('factRemoved', { name }),
      ...tellEdits(texts, (places) =>
        to === undefined ? say('factWrittenIn', { places }) : say('factReplaced', { to, places }),
      ),
    ],
  }
}
