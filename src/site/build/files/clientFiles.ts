import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { clientFolder, pathOf } from '../../../core/document/addresses.ts'
import type { Engine } from '../../../core/engine/Engine.ts'
import type { PageKit } from '../../../render/ui/PageKit.ts'

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
  }),
)

/** What visitors' browsers load, as the client build has left it. */
export type ClientFiles = {
  /** The address of each entry by its source under `src/render/`: `browser/entries/loader.ts` → `/assets/b/loader.a1b2c3.js`. */
  readonly scripts: Readonly<Record<string, string>>
  /** The addresses of what each entry imports, so that a page can load all of it at once. */
  readonly imports: Readonly<Record<string, readonly string[]>>
  /** All files by their path in the built site. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** Reads the client build from its folder . Throws where it is missing or not whole. @internal For tests. */
export const clientFiles = (folder: string): ClientFiles => {
  const entries = manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
  const own = Object.entries(entries).flatMap(([source, entry]) =>
    entry.isEntry ? [[source.replace(/^src\/render\//, ''), entry] as const] : [],
  )
  const scripts = Object.fromEntries(own.map(([source, { file }]) => [source, `/${file}`]))
  const imports = Object.fromEntries(
    own.map(([source, entry]) => [source, importsOf(entries, entry)]),
  )
  const assets = join(folder, clientFolder)
  const files = new Map(
    readdirSync(assets).map((name) => [
      pathOf(clientFolder) + name,
      readFileSync(join(assets, name)),
    ]),
  )
  return { scripts, imports, files }
}

/** The engine's files for visitors, with those of the scripts that a site's own parts have. */
export const visitorFiles = (
  { client }: Pick<Engine, 'client'>,
  { own }: Pick<PageKit, 'own'>,
): ClientFiles => {
  const ours = clientFiles(client)
  if (own?.client === undefined) return ours
  const further = clientFiles(own.client)
  return {
    scripts: { ...ours.scripts, ...further.scripts },
    imports: { ...ours.imports, ...further.imports },
    files: new Map([...ours.files, ...further.files]),
  }
}

type Entries = z.infer<typeof manifest>

/** Everything that a file imports, directly or through others. */
const importsOf = (entries: Entries, entry: Entries[string]): string[] => {
  const found = new Set(entry.imports)
  for (const name of found) for (const next of entries[name]?.imports ?? []) found.add(next) // a set is walked in the order of insertion
  return [...found].flatMap((name) => (entries[name] ? [`/${entries[name].file}`] : []))
}
