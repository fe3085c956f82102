import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { escapeHtml } from '../../core/text/escapeHtml.mjs'

const entry = z.object({
  file: z.string(),
  css: z.array(z.string()).optional(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
})
const manifest = z.record(z.string(), entry)

/** An entry of the authoring pages: its script, what that imports, and the style of both. */
export type AuthoringEntry = {
  readonly script: string
  readonly imports: readonly string[]
  readonly styles: readonly string[]
}

/** What the authoring pages load, as their own client build has left it. */
export type AuthoringFiles = {
  readonly entry: (source: string) => AuthoringEntry
  readonly files: ReadonlyMap<string, Buffer>
}

/** Reads the authoring pages' build from its folder (`authoring` of an engine). Throws where it is missing or not whole. */
export const authoringFiles = (folder: string): AuthoringFiles => {
  const entries = manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
  /** An entry with all that it imports: what is imported first. */
  const wholeOf = (source: string, seen = new Set<string>()): z.infer<typeof entry>[] => {
    const found = entries[source]
    if (!found || seen.has(source)) return []
    seen.add(source)
    return [...(found.imports ?? []).flatMap((imported) => wholeOf(imported, seen)), found]
  }
  return {
    entry: (source) => {
      const path = ['src/authoring/workspace/entries', 'src/authoring/studio/entries']
        .map((folder) => `${folder}/${source}`)
        .find((known) => entries[known])
      const found = path === undefined ? undefined : entries[path]
      if (path === undefined || !found)
        throw new Error(`The authoring pages have no entry ${source}.`)
      const whole = wholeOf(path)
      return {
        script: found.file,
        imports: whole.slice(0, -1).map(({ file }) => file),
        styles: whole.flatMap(({ css = [] }) => css),
      }
    },
    files: new Map(
      readdirSync(join(folder, 'assets')).map((name) => [
        `assets/${name}`,
        readFileSync(join(folder, 'assets', name)),
      ]),
    ),
  }
}

/** The HTML that one of the authoring pages starts from; all its scripts are fetched at once. `base` is where its files lie, with a slash at the end; `message` what its head tells the script, by name. */
export const authoringHtml = (
  { script, imports, styles }: AuthoringEntry,
  base: string,
  title: string,
  message: Readonly<Record<string, string>> = {},
): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${Object.entries(
    message,
  )
    .map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`)
    .join(
      '',
    )}<link rel="icon" href="data:,">${styles.map((file) => `<link rel="stylesheet" href="${base}${file}">`).join('')}${imports
    .map((file) => `<link rel="modulepreload" href="${base}${file}">`)
    .join(
      '',
    )}<script type="module" src="${base}${script}"></script></head><body><div id="app"></div></body></html>\n`
