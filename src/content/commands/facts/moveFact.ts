import { didYouMeanInWords } from '../../lint/links/didYouMean.ts'
import { nearest } from '../../lint/links/nearest.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { filesNaming, namesOf, renameIn } from '../names/renameNames.ts'
import { tellRenamed } from '../names/tell.ts'

export const factsFile = ({ files }: Ground): KnownFile =>
  files.find(({ place }) => place?.kind === 'facts') ?? refuse('There is no pages/_facts.json.')

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
  return pointer === undefined
    ? refuse(
        `There is no fact ${name}.${near === undefined ? '' : ` ${didYouMeanInWords(name, near)}`}`,
      )
    : { file, pointer }
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
  if (!/^[a-zA-Z][a-zA-Z0-9]*(\.[a-zA-Z0-9]+)+$/.test(name))
    refuse(`"${name}" can be no fact's name: it is written like repair.fee.`)
  if (name.startsWith('firm.'))
    refuse('Names that begin with "firm." are those of the words of the firm.')
  const file = ground.files.find(({ place }) => place?.kind === 'facts')
  if (
    file &&
    namesOf(ground, file).some(
      (named) => named.kind === 'fact' && named.isOwn && named.name === name,
    )
  )
    refuse(`There is a fact ${name} already.`)
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
    words: [`The fact ${from} becomes ${to}.`, ...tellRenamed(ground, names)],
  }
}
