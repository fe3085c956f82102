import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { AuthoringKit } from '../../src/authoring/workspace/AuthoringKit.ts'
import { drawPage } from '../../src/authoring/workspace/drawPage.tsx'
import { exampleSite } from '../../src/authoring/workspace/gallery/exampleSite.ts'
import { examplePage } from '../../src/authoring/workspace/gallery/galleryPage.tsx'
import { sheetsOf } from '../../src/authoring/workspace/sheetsOf.ts'
import { upgrade } from '../../src/content/commands/upgrade.ts'
import type { Finding } from '../../src/content/lint/types/finding.ts'
import { en } from '../../src/core/locale/en.ts'
import { buildModel } from '../../src/core/model/site/buildModel.ts'
import { builtFields } from '../../src/kits/plugins/builtFields.ts'
import { openParts } from '../../src/kits/plugins/openParts.ts'
import { PartProblem } from '../../src/kits/plugins/PartProblem.ts'
import { standardAuthoringKit } from '../../src/kits/standard/authoringKit.ts'
import { ourFields } from '../../src/render/fields/ourFields.ts'
import { buildSite } from '../../src/site/build/buildSite.ts'
import { checkEnquiry } from '../../src/site/enquiries/checkEnquiry.ts'
import { carryOut } from '../../src/site/store/carryOut.ts'
import { digest } from '../../src/site/store/digest.ts'
import { readSite } from '../../src/site/store/readSite.ts'
import { readManifest } from '../../src/site/store/siteManifest.ts'
import { temporaryFolder } from '../support/builtSite.ts'
import { lint } from '../support/lintTexts.ts'
import { markedSite } from '../support/markedSite.ts'
import { bicycle } from '../support/sites.ts'
import { testEngine } from '../support/testEngine.ts'

const folder = temporaryFolder()
afterAll(folder.remove)
const root = join(folder.path, 'site')
const engine = { ...testEngine, cache: join(folder.path, 'cache'), stamp: 'test' }
const standard: AuthoringKit = standardAuthoringKit
const today = '2026-01-15'
let told: string[] = []

const open = () => openParts({ root, engine, standard, tell: (line) => told.push(line) })
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const change = (path: string, from: string, to: string) => {
  const text = readFileSync(join(root, path), 'utf8')
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`)
  write(path, text.replaceAll(from, to))
}

/** The bicycle workshop with parts of its own. */
const fresh = () => {
  rmSync(root, { recursive: true, force: true })
  for (const site of [bicycle, 'tests/sites/bicycleParts']) cpSync(site, root, { recursive: true })
  told = []
}
beforeEach(fresh)

describe('a site with plugins', () => {
  it('gets the texts of its custom block marked for the studio', async () => {
    const { kit } = await open()
    const [page] = markedSite(kit, readSite(root)).filter(({ file }) => file === 'pages/hire.json')
    expect(page?.html.replace(/<!--[\s\S]*?-->/g, '')).toBe(page?.built)
    expect(page?.texts.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'What there is',
        'Cargo bicycle',
        '£25',
        'Tandem',
        '£20',
        'Wheel size',
      ]),
    )
  })

  it('is linted with its block’s schema and check and its own rule', async () => {
    const { kit } = await open()
    const findingsOn = () =>
      lint(kit, readSite(root), { today }).flatMap(({ file, line, rule, message }) =>
        file === 'pages/hire.json' ? [`${line} ${rule}: ${message}`] : [],
      )
    expect(findingsOn()).toEqual(['1 orphans: No page and no menu leads to /hire.'])
    change('pages/hire.json', 'by the day', 'by the day!')
    change('pages/hire.json', '"name": "Tandem", "day"', '"name": "Cargo bicycle", "dai"')
    expect(findingsOn()).toEqual([
      '3 no-shouting: The title shouts.',
      '13 schema: Entry 2 of "items" knows no "dai".',
    ])
    change('pages/hire.json', '"dai"', '"day"')
    expect(findingsOn()).toContain('13 blocks: "Cargo bicycle" stands here twice.')
  })

  it('is built with its block’s component, style and script', async () => {
    const { kit, engine: own } = await open()
    const out = join(folder.path, 'dist')
    const result = await buildSite({
      kit,
      engine: own,
      root,
      out,
      env: {},
      asOf: '2026-11-22',
      quality: 0,
    })
    expect(result.ok).toBe(true)
    const page = readFileSync(join(out, 'hire.html'), 'utf8')
    const [, script = ''] =
      /<ul class="own-hire-items" data-behaviour="\/(assets\/b\/[^"]+)">/.exec(page) ?? []
    expect(readFileSync(join(out, script), 'utf8')).toContain('dataset')
    expect(page).toContain('.own-hire-item{')
    expect(readFileSync(join(out, 'index.html'), 'utf8')).not.toContain('own-hire')
    change('blocks/hire/Hire.tsx', '<strong>', '<strong data-new="">')
    const next = await open()
    await buildSite({
      kit: next.kit,
      engine: next.engine,
      root,
      out,
      env: {},
      asOf: '2026-11-22',
      quality: 0,
    })
    expect(readFileSync(join(out, 'hire.html'), 'utf8')).toContain('<strong data-new="">')
  })

  it('reads and upgrades old documents by the histories of its plugins', async () => {
    const steps =
      "[{ kind: 'called', before: 'rent' }, { kind: 'renamed', at: '/items/*', key: 'perDay', to: 'day' }]"
    const shown =
      "[{ before: { type: 'rent', items: [{ name: 'A', perDay: '1' }] }, after: { type: 'hire', items: [{ name: 'A', day: '1' }] } }]"
    const path = 'blocks/hire/schema.ts'
    write(
      path,
      `${readFileSync(join(root, path), 'utf8')}\nexport const history = [{ version: 1, steps: ${steps}, examples: ${shown} }]\n`,
    )
    const before = readFileSync(join(root, 'pages/hire.json'), 'utf8')
    change('pages/hire.json', '"type": "hire"', '"type": "rent"')
    change('pages/hire.json', '"day"', '"perDay"')
    const { kit, engine: own } = await open()
    expect(kit.history.version).toBe(standard.history.version)
    const findings = lint(kit, readSite(root), { today })
    expect(findings.filter(({ severity }) => severity !== 'warning')).toEqual([])
    const shownItems = buildModel(kit, readSite(root))
      .pages.get('/hire')
      ?.document.blocks.find(({ type }) => type === 'hire')
    expect(shownItems?.['items']).toMatchObject([
      { day: expect.any(String) },
      { day: expect.any(String) },
    ])
    const words: string[] = []
    carryOut(
      kit,
      { root, engine: own, today: '2026-11-22', dryRun: false, tell: (line) => words.push(line) },
      upgrade,
    )
    expect(words).toContain('The type "rent" is now called "hire": pages/hire.json.')
    expect(readFileSync(join(root, 'pages/hire.json'), 'utf8')).toBe(before)
  })

  it('renders its custom field and names the field’s script in the form', async () => {
    const { kit, engine: own } = await open()
    const out = join(folder.path, 'forms')
    await buildSite({ kit, engine: own, root, out, env: {}, asOf: '2026-11-22', quality: 0 })
    const page = readFileSync(join(out, 'hire.html'), 'utf8')
    expect(page).toMatch(
      /<input id="_booking-wheel" required="" [^>]*class="form-input" inputMode="decimal" list="_booking-wheel-sizes" name="wheel"/,
    )
    const { own: script } = JSON.parse(/<template>(.*?)<\/template>/.exec(page)?.[1] ?? '{}') as {
      own: string
    }
    expect(readFileSync(join(out, script), 'utf8')).not.toContain('from 12 to 36') // nothing of its schema
  })

  it('validates enquiries with its custom field from the built site only', async () => {
    const { kit, engine: own } = await open()
    const out = join(folder.path, 'served')
    await buildSite({ kit, engine: own, root, out, env: {}, asOf: '2026-11-22', quality: 0 })
    const lines: string[] = []
    const { rules } = await builtFields(out, ourFields, (line) => lines.push(line))
    expect(lines).toEqual([
      `The site in ${out} has fields of its own: the programs that judge them were built with it, and run here.`,
    ])
    const form = readManifest(out).forms.find(({ formType }) => formType === 'hire')
    if (!form) throw new Error('the fixture has the form')
    const judged = (wheel: string) =>
      checkEnquiry(
        rules,
        form,
        new Map([
          ['phone', ['1']],
          ['wheel', [wheel]],
        ]),
        { ...en.words },
        today,
      ).errors.map(({ field, code }) => [field, code])
    expect([judged('28"'), judged('11'), judged('big'), judged('')]).toEqual([
      [],
      [['wheel', 'TYPE_NUMERIC']],
      [['wheel', 'TYPE_NUMERIC']],
      [['wheel', 'REQUIRED_FIELD_EMPTY']],
    ])
    expect(
      checkEnquiry(
        ourFields.rules,
        form,
        new Map([
          ['phone', ['1']],
          ['wheel', ['big']],
        ]),
        { ...en.words },
        today,
      ),
    ).toMatchObject({ errors: [], values: { wheel: 'big' } }) // rather taken than lost
  })

  it('shows its custom block in the gallery', async () => {
    const { kit } = await open()
    expect(
      examplePage(exampleSite(kit, undefined, undefined), kit.examples, 'hire', 0, {
        kit,
        scripts: {},
        today,
      }),
    ).toContain('own-hire-items')
  })

  it('warns once per folder that its plugins run code', async () => {
    rmSync(engine.cache, { recursive: true, force: true })
    await open()
    await open()
    expect(told).toEqual([
      'This site has parts of its own, which are programs and run with your rights: blocks/hire, fields/wheelSize, rules/noShouting.ts. Run them only where you trust who wrote them.',
    ])
  })

  it('takes names of before, and warns once of each with the one to use now', async () => {
    change(
      'blocks/hire/schema.ts',
      "import { sectionHead, text } from 'broadsheet'",
      `import { hrefs, isFigure, sectionHead, text } from 'broadsheet'
export const place = hrefs.has({}) || isFigure({}) ? 'top' : 'band'
export const tone = 'sunken'`,
    )
    change('blocks/hire/Hire.tsx', 'export const Hire', 'void Whole\nexport const Hire')
    write(
      'blocks/hire/Hire.tsx',
      `import { Whole } from 'broadsheet'\n${readFileSync(join(root, 'blocks/hire/Hire.tsx'), 'utf8')}`,
    )
    const { kit } = await open()
    await open()
    expect(kit.blocks['hire']).toMatchObject({ region: 'band', background: 'sunken' })
    expect(told.filter((line) => line.includes('deprecated'))).toEqual([
      'blocks/hire/Hire.tsx uses "Whole", which is deprecated. Replace it by NoBreak.',
      `blocks/hire/schema.ts uses "hrefs", which is deprecated. Replace it by roleOf(schema) === 'href'.`,
      `blocks/hire/schema.ts uses "isFigure", which is deprecated. Replace it by roleOf(schema) === 'figure'.`,
      'blocks/hire/schema.ts uses "place", which is deprecated. Replace it by region.',
      'blocks/hire/schema.ts uses "tone", which is deprecated. Replace it by background.',
    ])
  })

  it('bundles its plugins once as long as they don’t change', async () => {
    await open()
    const made = join(engine.cache, 'broadsheet-parts', digest(root))
    const before = readdirSync(made)
    await open()
    expect(readdirSync(made)).toEqual(before)
  })

  it('bundles plugins again if their files change during bundling', async () => {
    rmSync(engine.cache, { recursive: true, force: true })
    const rule = readFileSync(join(root, 'rules/noShouting.ts'), 'utf8')
    const opening = open()
    write(
      'rules/noWhispering.ts',
      rule.replace("'no-shouting'", "'no-whispering'").replaceAll('shouts', 'whispers'),
    )
    write(
      'blocks/hire/examples.json',
      readFileSync(join(root, 'blocks/hire/examples.json'), 'utf8').replace('Tandem', 'Trike'),
    )
    const { kit } = await opening
    expect(kit.rules.map(({ name }) => name)).toContain('no-whispering')
    expect((await open()).kit).toEqual(expect.objectContaining({ rules: kit.rules }))
  })
})

test('a site without plugins uses the standard kit and bundles nothing', async () => {
  for (const name of ['blocks', 'fields', 'rules'])
    rmSync(join(root, name), { recursive: true, force: true })
  const { kit, engine: same } = await open()
  expect([kit === standardAuthoringKit, same === engine, told]).toEqual([true, true, []])
})

describe('a broken plugin', () => {
  const cases: readonly [string, () => void, readonly string[]][] = [
    [
      'a name that the engine has',
      () => cpSync(join(root, 'blocks/hire'), join(root, 'blocks/hero'), { recursive: true }),
      [
        'blocks/hero/Hire.module.css:1:1 There is a block of the name "hero" already: the engine\'s own. Give it another name.',
      ],
    ],
    [
      'a missing file',
      () => rmSync(join(root, 'blocks/hire/Hire.tsx')),
      ['blocks/hire:1:1 blocks/hire/Hire.tsx is missing. See docs/own-parts.md.'],
    ],
    [
      'no examples',
      () => rmSync(join(root, 'blocks/hire/examples.json')),
      [
        'blocks/hire:1:1 blocks/hire/examples.json is missing. Write a list with an example that shows the block at its best.',
      ],
    ],
    [
      'a component of another name',
      () => change('blocks/hire/Hire.tsx', 'const Hire', 'const Rent'),
      [
        'blocks/hire/Hire.tsx:1:1 blocks/hire/Hire.tsx must export "Hire". Write: export const Hire = …',
      ],
    ],
    [
      'an export that nobody reads',
      () => change('blocks/hire/schema.ts', 'const check', 'const chek'),
      [
        'blocks/hire/schema.ts:38:1 blocks/hire/schema.ts exports "chek", which nobody reads: see docs/own-parts.md. Did you mean "check"?',
      ],
    ],
    [
      'a schema of another type',
      () => change('blocks/hire/schema.ts', "enum: ['hire']", "enum: ['rent']"),
      [
        'blocks/hire/schema.ts:3:1 The schema needs properties.type: { enum: ["hire"] }. See docs/own-parts.md.',
      ],
    ],
    [
      'a colour',
      () => change('blocks/hire/Hire.module.css', 'padding: 0', 'color: #fff'),
      [
        'blocks/hire/Hire.module.css:4:10 There is a colour here: #fff Refer to a token, such as var(--text) or var(--space-4), so that it follows the theme.',
      ],
    ],
    [
      'a token that there is not',
      () => change('blocks/hire/Hire.module.css', 'var(--space-3)', 'var(--spade-3)'),
      ['blocks/hire/Hire.module.css:3:8 There is no token --spade-3. Did you mean "--space-3"?'],
    ],
    [
      'a source that is none',
      () => change('blocks/hire/Hire.tsx', '<Section block={block}>', '<Section block={block}'),
      [expect.stringMatching(/^blocks\/hire\/Hire\.tsx:9:\d+ Expected `>`/) as unknown as string],
    ],
    [
      'an import of what there is not',
      () => change('blocks/hire/Hire.tsx', 'usePage', 'usePlace'),
      [expect.stringMatching(/^blocks\/hire\/Hire\.tsx:1:\d+ .*usePlace/) as unknown as string],
    ],
    [
      'a rule of another name',
      () => change('rules/noShouting.ts', "'no-shouting'", "'quiet'"),
      [
        'rules/noShouting.ts:1:1 The rule must have the name "no-shouting", as its file has, not "quiet".',
      ],
    ],
  ]
  test.each(cases)('is reported by file and line: %s', async (_what, spoil, lines) => {
    spoil()
    const problem: unknown = await open().catch((error) => error)
    if (!(problem instanceof PartProblem)) throw new Error(String(problem))
    expect(problem.message.split('\n')).toEqual(lines)
  })

  test.each(['C# sites', 'what? sites'])(
    'is reported in a folder that can’t be bundled: %s',
    async (name) => {
      const strange = join(folder.path, name)
      cpSync(root, strange, { recursive: true })
      const problem = await openParts({ root: strange, engine, standard, tell: () => {} }).catch(
        (error: unknown) => error,
      )
      if (!(problem instanceof PartProblem)) throw new Error(String(problem))
      expect(problem.message).toBe(
        `blocks/hire:1:1 The site's blocks, fields and rules can't be bundled in a folder whose path contains "#" or "?": ${strange} Rename the folder.`,
      )
    },
  )

  test('stops the build and shows a note in the preview if its component throws', async () => {
    change('blocks/hire/Hire.tsx', '<Text text={day} />', '{day.nothing.here}')
    const { kit, engine: own } = await open()
    const words = /blocks\/hire\/Hire\.tsx:14:\d+: Cannot read properties of undefined/
    await expect(
      buildSite({
        kit,
        engine: own,
        root,
        out: join(folder.path, 'broken'),
        env: {},
        asOf: '2026-11-22',
        quality: 0,
      }),
    ).rejects.toThrow(words)
    const site = buildModel(kit, readSite(root))
    const page = site.pages.get('/hire')
    if (!page) throw new Error('the fixture has the page')
    const html = drawPage(
      { kit, site, page, scripts: {}, formEndpoint: '', today },
      sheetsOf(site.settings, kit).page,
    )
    expect(html).toMatch(words)
    expect(html).toContain('Ours for a day')
  })

  test('is reported by file and line if its rule throws', async () => {
    change('rules/noShouting.ts', 'sound.title?.includes', 'sound.title.nothing.includes')
    const { kit } = await open()
    expect(() => lint(kit, readSite(root), { today })).toThrow(
      /The lint rule "no-shouting" failed: rules\/noShouting\.ts:13:\d+: /,
    )
  })
})

describe('commands in a site with plugins', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/run.mjs', ...args, '--root', root], { encoding: 'utf8' })
  beforeAll(fresh)

  it('write the site’s own schemas, and lint warns when they are stale', () => {
    change('pages/hire.json', '../schema/', '../../../engine/schema/')
    expect(run('schema')).toMatchObject({ status: 0, stdout: '' })
    expect(readFileSync(join(root, 'schema/page.schema.json'), 'utf8')).toContain(
      'Bicycles for hire',
    )
    expect(readFileSync(join(root, 'pages/hire.json'), 'utf8')).toContain(
      '"$schema": "../schema/page.schema.json"',
    )
    expect(run('schema', '--check').status).toBe(0)
    const ofSchemas = () =>
      (
        JSON.parse(run('lint', '--format', 'json').stdout) as { findings: Finding[] }
      ).findings.filter(({ file }) => file.startsWith('schema/'))
    expect(ofSchemas()).toEqual([])
    writeFileSync(join(root, 'schema/facts.schema.json'), '{}')
    expect(ofSchemas()).toMatchObject([
      {
        file: 'schema/facts.schema.json',
        severity: 'warning',
        suggestion: expect.stringContaining('"npm run schema"'),
      },
    ])
  })

  it('report a broken plugin in the requested format and exit with 1', () => {
    rmSync(join(root, 'blocks/hire/examples.json'))
    const { status, stdout } = run('lint', '--format', 'json')
    expect([status, JSON.parse(stdout)]).toMatchObject([
      1,
      { errors: 1, findings: [{ file: 'blocks/hire', rule: 'own-parts' }] },
    ])
    expect(run('build')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('blocks/hire/examples.json is missing.'),
    })
  })
})
