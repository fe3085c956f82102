import { assetsFolder } from '../../../core/document/sources.ts'
import { isDocument } from '../compare/isDocument.ts'
import type { Pair } from '../compare/pairFiles.ts'
import type { ToldKind, Words } from '../told.ts'

/** Files of one folder of which the same became. */
export type Alike = {
  readonly folder: string
  readonly kind: ToldKind
  readonly pairs: readonly Pair[]
  readonly sentence: Words
  readonly lines: readonly Words[]
}

/** So many files of a folder that are no documents are told one by one. */
const limit = 3

const kindOf = ({ from, path }: Pair): ToldKind =>
  from === undefined
    ? 'added'
    : path === undefined
      ? 'removed'
      : from === path
        ? 'changed'
        : 'moved'

const words: Readonly<Record<string, string>> = {
  added: 'are new',
  removed: 'are gone',
  changed: 'were replaced by others',
}

/** Files beside the documents of a site, such as pictures of its look, where many of one folder are new, gone or replaced: told together. */
export const manyFiles = (pairs: readonly Pair[]): Alike[] => {
  const groups = new Map<string, Pair[]>()
  for (const pair of pairs) {
    const path = pair.path ?? pair.from ?? ''
    const key = `${kindOf(pair)} ${path.slice(0, path.lastIndexOf('/') + 1)}`
    if (!isDocument(path) && !path.startsWith(`${assetsFolder}/`) && kindOf(pair) !== 'moved')
      groups.set(key, [...(groups.get(key) ?? []), pair])
  }
  return [...groups].flatMap(([key, some]): Alike[] => {
    const [, kind = '', folder = ''] = /^(\w+) (.*)$/s.exec(key) ?? []
    if (some.length <= limit) return []
    const lines = some.map(
      ({ path, from }): Words => [{ as: 'said', text: (path ?? from ?? '').slice(folder.length) }],
    )
    return [
      {
        folder,
        kind: kind as ToldKind,
        pairs: some,
        sentence: [`${some.length} files ${words[kind]}:`],
        lines,
      },
    ] // written by kindOf above
  })
}
