import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FormatName, formats } from '../../src/content/lint/formats/formats.ts'
import { lint } from '../../src/content/lint/lint.ts'
import { commanding, printable, printableLine } from '../../src/core/text/printable.mjs'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { writeWhole } from '../../src/site/store/writeWhole.ts'
import { temporaryFolder } from '../support/builtSite.ts'
import { documents, littleSite } from '../support/littleSite.ts'

/** Clears the screen in two spellings, takes a line back, turns the direction of what follows. */
const hostile = 'a\u001b[2J\u009b31m\r\u202e\u0007\u2028z'
const file = `pages/wide${hostile.replace('\u0000', '')}\nready http:.json`

const folder = temporaryFolder()
const site = littleSite([
  { file: 'pages/about.json', at: `/${hostile}`, value: hostile },
  { file: 'pages/about.json', at: '/blocks/0/type', value: hostile },
  { file: 'pages/about.json', at: '/blocks/1/heading', value: `{{${hostile}}}` },
  { file, value: { ...(documents['pages/about.json'] as object), [hostile]: 1 } },
])
beforeAll(() => {
  for (const { path, text } of site.files) writeWhole(join(folder.path, path), text)
})
afterAll(folder.remove)

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', ...args, '--root', folder.path],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}
const raw = (text: string) =>
  [...text.matchAll(commanding)].map(([sign]) => sign.charCodeAt(0).toString(16))

describe('control characters in documents, keys and file names', () => {
  it.each(Object.keys(formats))('are escaped by lint --format %s', (format) => {
    const { status, stdout, stderr } = run('lint', '--format', format)
    expect([status, raw(stdout), raw(stderr)]).toEqual([1, [], []])
    expect(stdout).toContain('[2J') // shown, not obeyed
  })

  it('are preserved in the data of lint’s JSON output', () => {
    const { findings } = JSON.parse(run('lint', '--format', 'json').stdout) as {
      findings: { file: string; pointer: string }[]
    }
    expect(findings.map(({ file }) => file)).toContain(file)
    expect(
      findings.map(({ pointer }) => pointer).filter((pointer) => pointer.includes(hostile)),
    ).not.toEqual([])
  })

  it('are escaped in coloured output except for its own colour codes', () => {
    const findings = lint(standardKit, site, { today: '2026-01-15' })
    const coloured = formats['pretty' satisfies FormatName]({
      files: [],
      findings,
      textOf: (path) => site.files.find((one) => one.path === path)?.text,
      color: true,
    })
    expect(raw(coloured.replace(/\u001b\[(?:0|1|31|33|36|90)m/g, ''))).toEqual([])
    expect(coloured.split('\n')).not.toContainEqual(expect.stringMatching(/^ready /))
  })

  it.each([
    ['build'],
    ['new', `/a${hostile}`],
    ['facts', hostile],
    ['lint', hostile],
    ['checker', `${folder.path}/${hostile}`],
  ])('are escaped by npm run %s', (...args) => {
    const { stdout, stderr } = run(...args)
    expect([raw(stdout), raw(stderr)]).toEqual([[], []])
    expect(stdout + stderr).not.toBe('')
  })
})

it.each([
  ['\u001b[2Jx\ttab\nline', '\\u001b[2Jx\ttab\nline'],
  ['क्‍ष خوش‌آمدید 👩‍💻 \u200f', 'क्‍ष خوش‌آمدید 👩‍💻 \u200f'],
])('printable shows %j as %j', (text, shown) => {
  expect(printable(text)).toBe(shown)
  expect(printableLine(text)).toBe(shown.replace('\n', '\\n'))
})

it('only src/site/terminal/print.mjs and bench/quietness.ts write to a terminal', () => {
  const sources = ['scripts', 'bench', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
      /\.(ts|tsx|mjs)$/.test(name) ? [`${folder}/${name}`] : [],
    ),
  )
  // The log of an editor's connection is no terminal.
  const writers = sources.filter((path) =>
    /(?<!connection\.)console\.\w+\(|process\.(stdout|stderr)\.write/.test(
      readFileSync(path, 'utf8'),
    ),
  )
  expect(writers.filter((path) => !path.startsWith('src/render/browser/'))).toEqual([
    'bench/quietness.ts', // a process of its own, which writes two figures
    'src/site/terminal/print.mjs',
  ])
})

describe('lint with a closed output pipe', () => {
  it('prints no stack trace and exits with its own code', async () => {
    const lint = spawn(
      process.execPath,
      ['scripts/run.mjs', 'lint', '--format', 'json', '--root', folder.path],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    )
    lint.stdout.destroy()
    let said = ''
    lint.stderr.on('data', (chunk) => (said += String(chunk)))
    expect(await once(lint, 'exit')).toEqual([1, null])
    expect(said).not.toContain('EPIPE')
  })
})
