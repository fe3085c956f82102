import { documentHistories } from '../document/documentHistories.ts'
import type { History } from '../document/history.ts'
import type { DocumentKind } from '../document/sources.ts'

/** The history of everything that documents are made of. */
export type SchemaHistory = {
  /** The newest version of the schema: the one that the engine's parts follow. */
  readonly version: number
  /** Documents of this version and later ones are read as they stand. */
  readonly readAsTheyStand: number
  readonly documents: Readonly<Partial<Record<DocumentKind, History>>>
  readonly blocks: Histories
  readonly fields: Histories
}

/** Histories of parts by their types, and the names of today by those that they once had. */
export type Histories = {
  readonly byType: Readonly<Record<string, History>>
  readonly namesNow: ReadonlyMap<string, string>
}

type Parts = Readonly<Record<string, { readonly history?: History }>>

const historiesOf = (parts: Parts): Histories => {
  const known = Object.entries(parts).flatMap(([type, { history }]) =>
    history ? [[type, history] as const] : [],
  )
  const names = known.flatMap(([type, history]) =>
    history.flatMap(({ steps }) =>
      steps.flatMap((step) => (step.kind === 'called' ? [[step.before, type] as const] : [])),
    ),
  )
  return { byType: Object.fromEntries(known), namesNow: new Map(names) }
}

/** The version of a schema that has never changed. */
export const firstVersion = 1

/**
 * The history of a site's own part. It stands in one folder with the documents and changes together with them, so that its steps concern them whatever
 * number the site has; its own numbers tell the order of its steps.
 */
export const ownHistory = (history: History): History =>
  history.map((revision) => ({ ...revision, version: Number.POSITIVE_INFINITY }))

/** Joins the histories of documents, blocks and fields. Pure. */
export const schemaHistoryOf = (parts: {
  readonly blocks: Parts
  readonly fields: Parts
}): SchemaHistory => {
  const [blocks, fields] = [historiesOf(parts.blocks), historiesOf(parts.fields)]
  const all = [
    ...Object.values(documentHistories),
    ...Object.values(blocks.byType),
    ...Object.values(fields.byType),
  ].flat()
  const versions = [firstVersion, ...all.map(({ version }) => version)]
  return {
    version: Math.max(...versions.filter(Number.isFinite)),
    readAsTheyStand: Math.max(...versions),
    documents: documentHistories,
    blocks,
    fields,
  }
}
