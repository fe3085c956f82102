import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exampleSources } from '../../src/authoring/workspace/gallery/exampleSources.ts'
import type { Site, SiteLanguage } from '../../src/core/kit/Site.ts'
import { buildModel } from '../../src/core/model/site/buildModel.ts'
import { languageAt, withoutBase } from '../../src/core/model/site/editions/languagesOf.ts'
import { escapeRegExp } from '../../src/core/text/escapeRegExp.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { siteDocuments } from '../../src/site/scaffold/siteDocuments.ts'
import { readSite } from '../../src/site/store/readSite.ts'
import { littleSite } from '../support/littleSite.ts'
import { bicycle, bindery, boatyard, ownSite } from '../support/sites.ts'

const isShort = (address: string, languages: readonly SiteLanguage[]): boolean => {
  const language = languageAt(languages, address)
  return (
    (language ? withoutBase(address, language) : address).split('/').length <=
    (address.startsWith('/assets/') ? 3 : 2)
  )
}

/** What belongs to one site alone: addresses in folders (a short one, `/news` or `/hi/news`, two sites may have by chance), forms, people. */
const namesOf = ({ settings, pages, assets, editions = [] }: Site): string[] => [
  ...[...pages.keys(), ...assets.keys()].filter(
    (address) =>
      !isShort(
        address,
        editions.map(({ language }) => language),
      ),
  ),
  ...Object.values(settings.forms ?? {}).map(({ id }) => id),
  ...[settings.origin, settings.firm.name, settings.firm.founder ?? '', settings.firm.email].filter(
    Boolean,
  ),
]

const own = buildModel(standardKit, readSite(ownSite))
const fixtures = [
  ...[boatyard, bicycle, bindery].map((root) => readSite(root)),
  littleSite(),
  exampleSources(),
  { files: siteDocuments('../schema'), assets: [] },
].map((sources) => buildModel(standardKit, sources))
const shared = new Set(fixtures.flatMap(namesOf))
const names = namesOf(own).filter((name) => !shared.has(name))

const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    pattern.test(name) ? [`${folder}/${name}`] : [],
  )

describe('the engine and its tests', () => {
  const files = [
    ...['src', 'scripts', 'tests', 'e2e'].flatMap((folder) =>
      filesIn(folder, /^(?!sites\/).*\.(ts|tsx|mjs|css|json)$/),
    ),
    ...filesIn('bench', /\.ts$/),
  ]

  const named = new RegExp(`(?<![\\w/.<-])(?:${names.map(escapeRegExp).join('|')})(?![\\w-])`, 'g')

  it('mention no address, form or person of the site in pages/', () => {
    if (names.length === 0) return // the site in pages/ is one of the fixtures
    const found = files.flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          (line.match(named) ?? []).map((name) => `${path}:${index + 1} ${name}`),
        ),
    )
    expect(found).toEqual([])
  })

  it('read the site in pages/ only through ownSite', () => {
    const reading = /(?:readSite|thisSite)\('\.'\)|(?:read(?:File|dir)Sync|cpSync)\('pages\b/
    expect(files.filter((path) => reading.test(readFileSync(path, 'utf8')))).toEqual([])
  })
})
