import { expect } from 'vitest'
import { usage } from '../../scripts/usage/edit.mjs'
import { type EditOptions, edit } from '../../src/content/commands/edit.ts'
import type { Ground, Plan } from '../../src/content/commands/Ground.ts'
import { lintSite } from '../../src/content/lint/lint.ts'
import type { Sources } from '../../src/core/document/sources.ts'
import { apply } from '../../src/core/edits/apply.ts'
import { keyOrderOf } from '../../src/core/edits/keyOrderOf.ts'
import { readerOf } from '../../src/core/edits/readerOf.ts'
import { sourcesAfter } from '../../src/core/edits/sourcesAfter.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { today } from './littleSite.ts'

export const groundOf = (sources: Sources): Ground => ({
  kit: standardKit,
  sources,
  files: lintSite(standardKit, sources, { today }).files,
})

/** Every file of a site with what it holds, to be compared. */
export const textsOf = ({ files, assets }: Sources) =>
  [...files.map(({ path, text }) => [path, text]), ...assets.map(({ address }) => [address])].sort()

/** A site after a plan has been carried out, having seen that its inverse brings every byte back. */
export const carriedOut = (sources: Sources, { change }: Plan): Sources => {
  const applied = apply(change, readerOf(sources), keyOrderOf(standardKit.choices))
  const after = sourcesAfter(sources, applied)
  expect(textsOf(sourcesAfter(after, apply(applied.inverse, readerOf(after))))).toEqual(
    textsOf(sources),
  )
  return after
}

const flags: ReadonlySet<string> = new Set(
  Object.entries(usage.options).flatMap(([name, { type }]) => (type === 'boolean' ? [name] : [])),
)

/** The plan of an operation as it is typed: `planOf(site, 'move /a#fees --before 1')`; what has blanks stands in quotes. */
export const planOf = (sources: Sources, typed: string): Plan => {
  const words = [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, word]) => quoted ?? word ?? '',
  )
  const options: Record<string, string | boolean> = {}
  const positionals: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (word.startsWith('--'))
      options[word.slice(2)] = flags.has(word.slice(2)) || (words[++at] ?? '')
    else positionals.push(word)
  }
  return edit(groundOf(sources), positionals, { ...options, today } satisfies EditOptions)
}

export const valueIn = (sources: Sources, path: string) =>
  JSON.parse(sources.files.find((file) => file.path === path)?.text ?? '{}')
