import { nearest } from '../../lint/links/nearest.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { filesNaming, namesOf, renameIn } from '../names/renameNames.ts'
import { tellEdits } from '../names/tell.ts'

const factsFile = ({ files }: Ground): KnownFile =>
  files.find(({ place }) => place?.kind === 'facts') ?? refuse(say('noFacts'))

/** Where a fact stands. Errors: `OperationError` where there is none of that name. */
export const factAt = (
  ground: Ground,
  name: string,
): { readonly file: KnownFile; readonly pointer: string } => {
  const file = factsFile(ground)
  const own = namesOf(ground, file).filter(({ kind, isOwn }) => kind === 'fact' && isOwn)
  const all = own.map((named) => named.name)
  const pointer = own.find((named) => named.name === name)?.pointer
  const near = nearest(name, all)
  return pointer === undefined ? refuse(say('noSuchFact', { name, near })) : { file, pointer }
}

/** The documents that may name a fact; the facts name each other. */
export const filesWithFact = (ground: Ground, name: string): KnownFile[] =>
  filesNaming(
    ground,
    ({ facts }, { place }) =>
      facts.includes(name) || place?.kind === 'facts' || place?.kind === 'site',
  )

/** Errors: `OperationError` where a new fact can't have a name. */
export const refuseFactName = (ground: Ground, name: string): void => {
  if (!/^[a-zA-Z][a-zA-Z0-9]*(\.[a-zA-Z0-9]+)+$/.test(name)) refuse(say('notAFactName', { name }))
  if (name.startsWith('firm.')) refuse(say('factNameOfFirm'))
  const file = ground.files.find(({ place }) => place?.kind === 'facts')
  if (
    file &&
    namesOf(ground, file).some(
      (named) => named.kind === 'fact' && named.isOwn && named.name === name,
    )
  )
    refuse(say('factThere', { name }))
}

/** Gives a fact another name, in every text that shows it. */
export const moveFact = (ground: Ground, from: string, to: string): Plan => {
  factAt(ground, from)
  refuseFactName(ground, to)
  const names = filesWithFact(ground, from).flatMap((file) =>
    renameIn(ground, file, ({ kind, name }) => (kind === 'fact' && name === from ? to : undefined)),
  )
  return {
    change: { label: `Move fact:${from} to fact:${to}`, edits: names },
    messages: [say('factRenamed', { from, to }), ...tellEdits(names)],
  }
}
