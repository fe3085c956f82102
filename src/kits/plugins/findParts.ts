import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isPassedOver, isPathPassedOver } from '../../core/document/passedOver.ts'
import { digest } from '../../site/store/digest.ts'

/** What a site may bring beside its `pages/`. */
type PartKind = 'block' | 'field' | 'rule'

/** One part: its name, and its files by their paths from the site's root. `files` is all of its folder, or the one file of a rule. */
export type FoundPart = {
  readonly kind: PartKind
  readonly name: string
  readonly path: string
  readonly files: readonly string[]
}

const folders = { block: 'blocks', field: 'fields', rule: 'rules' } as const

/** What a source may end in. */
export const sourceEnding = /\.(ts|tsx|js|jsx)$/
const isOther = /\.(test|table|d)\.[jt]sx?$/

const entriesOf = (folder: string) =>
  existsSync(folder) && statSync(folder).isDirectory()
    ? readdirSync(folder, { withFileTypes: true })
    : []

/** The parts that a site brings, sorted by kind and name; none for a site of documents alone. */
export const findParts = (root: string): FoundPart[] =>
  (['block', 'field', 'rule'] as const).flatMap((kind): FoundPart[] => {
    const folder = folders[kind]
    const entries = entriesOf(join(root, folder))
      .filter(({ name }) => !name.startsWith('_') && !isPassedOver(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
    if (kind === 'rule')
      return entries
        .filter(
          (entry) => entry.isFile() && sourceEnding.test(entry.name) && !isOther.test(entry.name),
        )
        .map(({ name }) => ({
          kind,
          name: name.replace(sourceEnding, ''),
          path: `${folder}/${name}`,
          files: [`${folder}/${name}`],
        }))
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => {
        const path = `${folder}/${name}`
        const files = readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map(
          (file) => `${path}/${file.replaceAll('\\', '/')}`,
        )
        return {
          kind,
          name,
          path,
          files: files
            .filter(
              (file) =>
                !isPathPassedOver(file) &&
                !isOther.test(file) &&
                statSync(join(root, file)).isFile(),
            )
            .sort(),
        }
      })
  })

/** The file of a part with this name and any ending of a source: `fileOf(part, 'schema')`. */
export const fileOf = ({ path, files }: FoundPart, name: string): string | undefined =>
  files.find(
    (file) => sourceEnding.test(file) && file.replace(sourceEnding, '') === `${path}/${name}`,
  )

/**
 * A digest of all that the parts are made of: every file of their three folders, what several of them share included (`blocks/_shared.ts`), and the lockfile for what
 * they import from packages.
 */
export const digestOfParts = (root: string): string => {
  const below = Object.values(folders).flatMap((folder) =>
    entriesOf(join(root, folder)).length === 0
      ? []
      : readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
          (path) => `${folder}/${path}`,
        ),
  )
  const files = [...below.sort(), 'package-lock.json'].filter(
    (path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile(),
  )
  return digest(...files.flatMap((path) => [path, readFileSync(join(root, path))]))
}
