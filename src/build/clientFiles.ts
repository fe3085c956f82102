import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const manifest = z.record(z.string(), z.object({ file: z.string(), isEntry: z.boolean().optional(), imports: z.array(z.string()).optional() }))

/** What visitors' browsers load, as the client build has left it. */
export type ClientFiles = {
  /** The address of each entry by its source under `src/`: `client/entries/loader.ts` → `/assets/b/loader.a1b2c3.js`. */
  readonly scripts: Readonly<Record<string, string>>
  /** All files by their path in the built site. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** Reads the client build from its folder (BROADSHEET_CLIENT). Throws where it is missing or not whole. */
export const clientFiles = (folder = process.env['BROADSHEET_CLIENT'] ?? ''): ClientFiles => {
  const entries = manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
  const scripts = Object.fromEntries(
    Object.entries(entries).flatMap(([source, { file, isEntry }]) => (isEntry ? [[source.replace(/^src\//, ''), `/${file}`]] : [])),
  )
  const assets = join(folder, 'assets', 'b')
  const files = new Map(readdirSync(assets).map((name) => [`assets/b/${name}`, readFileSync(join(assets, name))]))
  return { scripts, files }
}
