import { documentSchemas } from '../../../core/document/documentSchemas.ts'
import type { DocumentKind } from '../../../core/document/sources.ts'

/** Any path that ends so will do: a site may lie beside the engine or far from it. */
const ending = /(?:^|\/)schema\/([a-z]+)\.schema\.json$/

const isKind = (name: string): name is DocumentKind => Object.hasOwn(documentSchemas, name)

/** The kind of document whose schema a `$schema` names; undefined where it names none of ours. */
export const namedKind = (path: unknown): DocumentKind | undefined => {
  const name = typeof path === 'string' ? ending.exec(path)?.[1] : undefined
  return name !== undefined && isKind(name) ? name : undefined
}
