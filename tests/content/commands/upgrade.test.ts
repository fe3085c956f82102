import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, test } from 'vitest'
import { changeOf } from '../../../src/content/changes/told.ts'
import type { Ground, Plan } from '../../../src/content/commands/Ground.ts'
import { move } from '../../../src/content/commands/move.ts'
import { onUpgraded } from '../../../src/content/commands/onUpgraded.ts'
import { upgrade } from '../../../src/content/commands/upgrade.ts'
import { fixAll } from '../../../src/content/lint/fixAll.ts'
import type { Sources } from '../../../src/core/document/sources.ts'
import { apply } from '../../../src/core/edits/apply.ts'
import { keyOrderOf } from '../../../src/core/edits/keyOrderOf.ts'
import { readerOf } from '../../../src/core/edits/readerOf.ts'
import { sourcesAfter } from '../../../src/core/edits/sourcesAfter.ts'
import { buildModel } from '../../../src/core/model/site/buildModel.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { newPage } from '../../../src/site/scaffold/newPage.ts'
import { carryOut } from '../../../src/site/store/carryOut.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { drawnPages } from '../../support/drawnSite.ts'
import { linesOf } from '../../support/linesOf.ts'
import { lintSite } from '../../support/lintTexts.ts'
import { littleSite, today } from '../../support/littleSite.ts'
import { changesOf, toldOf } from '../../support/statesOf.ts'
import { testEngine } from '../../support/testEngine.ts'

const repair = 'pages/services/repair.json'
const settings = 'pages/_site.json'

/** A page as somebody wrote it by hand for the first schema. */
const written = `{
  "$schema": "../../schema/page.schema.json",
  "title": "Bicycle repairs",
  "description": "What we repair, what it costs and when you have your bicycle back; brakes, gears, wheels and everything between them.",
  "presets": { "booking": { "service": "repair" } },
  "blocks": [
    { "type": "hero", "heading": "Repairs", "actions": [{ "label": "Book a repair", "dialog": "booking" }] },
    { "type": "checklist", "heading": "What we need", "kind": "requirements", "items": ["A bicycle", "A name"] },
    { "type": "penalties",  "heading": "Waiting", "caption": "What waiting costs",
      "headings": { "penalty": "Costs later" },
      "items": [ { "violation": "A worn chain", "penalty": "{{repair.fee}}", "note": "See [us](/about)." },
                 { "penalty": "A new rim", "violation": "Worn pads" } ] },
    {
      "type": "dueDates",
      "heading": "What is due",
      "caption": "Checks",
      "rows": [
        { "form": "Chain", "due": "in {{repair.time}}" }
      ]
    },
    { "type": "related", "heading": "More", "items": [{ "href": "/about" }] }
  ]
}
`
const old = (text = written, words: object | undefined = { violation: 'Missed' }): Sources =>
  littleSite([
    { file: settings, at: '/schemaVersion' },
    { file: settings, at: '/words', value: words },
    { file: repair, text },
  ])

const groundOf = (sources: Sources): Ground => ({
  kit: standardKit,
  sources,
  files: lintSite(standardKit, sources, { today }).files,
})
const made = (sources: Sources, { change, asWritten }: Plan): Sources => {
  const { files } = groundOf(sources)
  return sourcesAfter(
    sources,
    apply(
      asWritten ? change : onUpgraded(files, change),
      readerOf(sources),
      keyOrderOf(standardKit.choices),
    ),
  )
}
const upgraded = (sources: Sources) => made(sources, upgrade(groundOf(sources)))
const textIn = ({ files }: Sources, path: string) =>
  files.find((file) => file.path === path)?.text ?? ''
const told = (sources: Sources) =>
  lintSite(standardKit, sources, { today }).findings.map(
    ({ file, line, column, severity, pointer, message }) =>
      `${file}:${line}:${column} ${severity} ${pointer} ${message}`,
  )
const drawn = (sources: Sources) => drawnPages(buildModel(standardKit, sources))

describe('upgrade', () => {
  it('keeps every rendered page unchanged and leaves no lint findings', () => {
    const [before, now] = [old(), upgraded(old())]
    expect(told(before)).toEqual([expect.stringMatching(/^pages\/_site\.json:1:1 note /)])
    expect(told(now)).toEqual([])
    expect(drawn(now)).toEqual(drawn(before))
    const page = drawn(now).get('/services/repair')
    for (const word of ['Missed', 'Costs later', 'Penalties', 'Eligibility', 'Due dates', '>Form<'])
      expect(page).toContain(word)
  })
  it('renames keys and types, adds former default words and changes nothing else', () => {
    const names = {
      penalties: 'consequences',
      penalty: 'consequence',
      violation: 'cause',
      dueDates: 'deadlines',
      form: 'task',
    }
    const expected = Object.entries(names).reduce(
      (text, [from, to]) => text.replaceAll(`"${from}"`, `"${to}"`),
      written,
    )
    const now = upgraded(old())
    expect(textIn(now, repair)).toBe(expected)
    const changed = now.files.filter(({ path, text }) => text !== textIn(old(), path))
    expect(changed.map(({ path }) => path)).toEqual([settings, repair])
    expect(JSON.parse(textIn(now, settings))).toEqual({
      ...JSON.parse(textIn(old(), settings)),
      schemaVersion: standardKit.history.version,
      words: {
        labelConsequences: 'Penalties',
        labelDeadlines: 'Due dates',
        labelRequirements: 'Eligibility',
        task: 'Form',
        cause: 'Missed',
        consequence: 'Penalty',
      },
    })
  })
  it('reports each renamed key and each default word that it writes out', () => {
    expect(linesOf(upgrade(groundOf(old())))).toEqual([
      'The site is written for schema 1; it becomes one for schema 3.',
      '"words.violation" of pages/_site.json is now called "cause".',
      '"words.labelDeadlines" of pages/_site.json, which was left out, is written down as "Due dates", what it was until now.',
      '"words.labelConsequences" of pages/_site.json, which was left out, is written down as "Penalties", what it was until now.',
      '"words.labelRequirements" of pages/_site.json, which was left out, is written down as "Eligibility", what it was until now.',
      '"words.task" of pages/_site.json, which was left out, is written down as "Form", what it was until now.',
      '"words.consequence" of pages/_site.json, which was left out, is written down as "Penalty", what it was until now.',
      `The type "penalties" is now called "consequences": ${repair}.`,
      `"headings.penalty" of the type "consequences" is now called "consequence": ${repair}.`,
      `"items.violation" of the type "consequences" is now called "cause": 2 places in ${repair}.`,
      `"items.penalty" of the type "consequences" is now called "consequence": 2 places in ${repair}.`,
      `The type "dueDates" is now called "deadlines": ${repair}.`,
      `"rows.form" of the type "deadlines" is now called "task": ${repair}.`,
    ])
  })
  it('adds no words for blocks that the site doesn’t use', () => {
    const { words: _, ...first } = JSON.parse(textIn(littleSite(), settings))
    expect(
      JSON.parse(
        textIn(upgraded(littleSite([{ file: settings, at: '/schemaVersion' }])), settings),
      ),
    ).toEqual(first)
  })
  it('finds nothing to do in an upgraded site, even after its words were removed', () => {
    const now = upgraded(old())
    const without = littleSite([{ file: repair, text: textIn(now, repair) }])
    for (const sources of [now, without]) {
      const plan = upgrade(groundOf(sources))
      expect([plan.change.edits, linesOf(plan)]).toEqual([
        [],
        [
          'The site is written for schema 3, the newest that this engine knows. There is nothing to do.',
        ],
      ])
    }
  })
  it('migrates an old block pasted into a newer site, as --fix does', () => {
    const mixed = littleSite([{ file: repair, text: written }])
    expect(told(mixed)).toContainEqual(expect.stringContaining('"penalties"'))
    expect(told(upgraded(mixed))).toEqual([])
    const mended = sourcesAfter(
      mixed,
      apply(fixAll(standardKit, mixed, { today }), readerOf(mixed)),
    )
    expect(textIn(mended, repair)).toBe(textIn(upgraded(mixed), repair))
  })
  it('refuses a site with a document that can’t be parsed', () => {
    expect(() => upgrade(groundOf(old(written.slice(0, -3))))).toThrow(
      `${repair} can't be read at the moment: mend it first. Nothing was changed.`,
    )
  })
})

describe('a site with an older schemaVersion', () => {
  it('reports and fixes findings at the location in the old document', () => {
    const wrong = old(
      written
        .replace('"Worn pads"', '"Worn \\u200bpads"')
        .replace('"note"', '"notes"')
        .replace('"form": "Chain", ', ''),
    )
    expect(told(wrong).slice(1)).toEqual([
      `${repair}:11:78 error /blocks/2/items/0/notes Entry 1 of "items" knows no "notes".`,
      `${repair}:12:63 error /blocks/2/items/1/violation There is a zero width space (U+200B) after "Worn", which nobody can see and programs trip over.`,
      `${repair}:18:9 error /blocks/3/rows/0 Entry 1 of "rows" has no "task".`,
    ])
    const mended = sourcesAfter(
      wrong,
      apply(fixAll(standardKit, wrong, { today }), readerOf(wrong)),
    )
    expect(textIn(mended, repair)).toBe(textIn(wrong, repair).replace('\\u200b', ''))
  })
  it('reports a misspelt old key and suggests the old spelling and the new name', () => {
    const [, finding] = lintSite(
      standardKit,
      old(written.replace('"violation": "A', '"violatoin": "A')),
      { today },
    ).findings
    expect(finding).toMatchObject({
      line: 11,
      pointer: '/blocks/2/items/0/violatoin',
      message: 'Entry 1 of "items" knows no "violatoin".',
    })
    expect(finding?.suggestion).toBe('Did you mean "violation"? It is now called "cause".')
  })
  it('migrates only the documents that a move changes', () => {
    const sources = old()
    const now = made(sources, move(groundOf(sources), '/about', '/us'))
    expect(textIn(now, repair)).toContain(
      '{ "cause": "A worn chain", "consequence": "{{repair.fee}}", "note": "See [us](/us)." }',
    )
    expect(told(now)).toEqual(told(sources))
    const elsewhere = old(written.replaceAll('/about', '/'))
    expect(textIn(made(elsewhere, move(groundOf(elsewhere), '/about', '/us')), repair)).toContain(
      '"penalties"',
    )
  })
  it('migrates a document when a new page is listed in it', () => {
    const { applied } = newPage(standardKit, old(), {
      route: '/wheels',
      template: 'plain',
      linkFrom: '/services/repair',
      today,
    })
    const now = sourcesAfter(old(), applied)
    expect(textIn(now, repair)).toContain('"items": [{ "href": "/about" }, { "href": "/wheels" }]')
    expect(textIn(now, repair)).toContain('"consequences"')
    expect(told(now).filter((line) => line.includes(' error '))).toEqual([])
  })
})

describe('the change report between an old site and its upgraded version', () => {
  const now = upgraded(old())
  it('summarises all renamed keys in one sentence', () => {
    expect(toldOf(old(), now)).toEqual([
      'Site settings',
      '  • The site is written for schema 3 instead of 1: 14 places in 2 documents have the names of that',
      `      ${settings}: 6 places`,
      `      ${repair}: 8 places`,
    ])
  })
  it('lists other edits separately and reproduces the upgraded documents', () => {
    const text = textIn(now, repair).replace('A worn chain', 'A very worn chain')
    const further: Sources = {
      ...now,
      files: now.files.map((file) => (file.path === repair ? { path: repair, text } : file)),
    }
    expect(toldOf(old(), further)).toContainEqual(expect.stringContaining('very'))
    const made = apply(
      changeOf(changesOf(old(), further)),
      readerOf(old()),
      keyOrderOf(standardKit.choices),
    ).files
    for (const [path, content] of made)
      expect(JSON.parse(String(content))).toEqual(JSON.parse(textIn(further, path)))
    expect([...made.keys()].sort()).toEqual([settings, repair])
  })
  it('omits the summary of renamed keys if an old document can’t be parsed', () => {
    const broken: Sources = {
      ...old(),
      files: old().files.map((file) =>
        file.path === settings ? { path: settings, text: '{' } : file,
      ),
    }
    expect(toldOf(broken, now).join()).not.toContain('instead of')
  })
})

describe('upgrade and move on disk', () => {
  const folderOf = (sources: Sources): string => {
    const root = mkdtempSync(join(tmpdir(), 'broadsheet-upgrade-'))
    onTestFinished(() => rmSync(root, { recursive: true, force: true }))
    cpSync('tests/sites/bicycle/pages', join(root, 'pages'), { recursive: true })
    for (const { path } of readSite(root).files) rmSync(join(root, path))
    for (const { path, text } of sources.files) {
      cpSync('package.json', join(root, path), { recursive: true }) // makes the folders
      writeFileSync(join(root, path), text)
    }
    return root
  }
  const run = (root: string, dryRun: boolean, operation = upgrade) => {
    const lines: string[] = []
    carryOut(
      standardKit,
      { root, engine: testEngine, today: '2026-11-22', dryRun, tell: (line) => lines.push(line) },
      operation,
    )
    return lines
  }
  const textsOf = (root: string) =>
    readSite(root).files.map(({ path }) => [path, readFileSync(join(root, path), 'utf8')])

  test('a dry run changes nothing, a real run writes what it reported', () => {
    const root = folderOf(old())
    const before = textsOf(root)
    expect(run(root, true).at(-1)).toBe('Nothing was changed: --dry-run only says what would be.')
    expect(textsOf(root)).toEqual(before)
    run(root, false)
    expect(Object.fromEntries(textsOf(root))).toEqual(
      Object.fromEntries(upgraded(old()).files.map(({ path, text }) => [path, text])),
    )
    expect(run(root, false)).toEqual([
      'The site is written for schema 3, the newest that this engine knows. There is nothing to do.',
    ])
  })
  test('a move reports that it migrates the documents it changes', () => {
    const lines = run(folderOf(old()), true, (ground) => move(ground, '/about', '/us'))
    expect(lines).toContain(
      'Documents that this changes get the names of schema 3 with it; "npm run upgrade" writes them in all.',
    )
    expect(
      run(folderOf(upgraded(old())), true, (ground) => move(ground, '/about', '/us')).join(),
    ).not.toContain('schema')
  })
  test('upgrade, move and newPage refuse a site with a newer schemaVersion', () => {
    const later = littleSite([{ file: settings, at: '/schemaVersion', value: 99 }])
    const root = folderOf(later)
    const before = textsOf(root)
    const words =
      'The site is written for schema 99; this engine knows schema 3 and none after it. Use the engine that the site was written with, or a newer one.'
    for (const operation of [upgrade, (ground: Ground) => move(ground, '/about', '/us')])
      expect(() => run(root, false, operation)).toThrow(`${words} Nothing was changed.`)
    expect(() =>
      newPage(standardKit, later, { route: '/wheels', template: 'plain', today }),
    ).toThrow(`${words} Nothing was written.`)
    expect(textsOf(root)).toEqual(before)
  })
})
