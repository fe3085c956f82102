/**
 * `npm test`, `npm run test:quick` and `npm run test:long`: sets up what is missing, then runs every check one after the other and ends with
 * "N passed, N failed".
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say, tell } from '../src/site/terminal/print.mjs'
import { copyWithSite } from './copyWithSite.mjs'
import { root } from './engine.mjs'
import { installEngines } from './engines.mjs'
import { installPackages } from './installPackages.mjs'
import { readArguments, refuse } from './readArguments.mjs'
import { installBrowser, installNginx, installPostgres } from './setup.mjs'
import { usage } from './usage/test.mjs'

const { values, positionals: only } = readArguments(usage)
process.chdir(root)

const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const notes = []
/** How long each file of tests took. @type {{ file: string, seconds: number }[]} */
const times = []
/** The checks by name, in the order of their runs. @type {Map<string, () => void>} */
const steps = new Map()

/** @param {string} command @param {string[]} args */
const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: process.env }).status ===
  0
const bin = (/** @type {string} */ name) => join('node_modules', '.bin', name)
const engine = (/** @type {string[]} */ ...args) =>
  run(process.execPath, ['scripts/run.mjs', ...args])

/** One check that passes or fails as a whole. @param {string} name @param {() => boolean} check */
const step = (name, check) =>
  steps.set(name, () => {
    const started = Date.now()
    const passed = check()
    total[passed ? 'passed' : 'failed'] += 1
    say(`${passed ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  })

/** A run of Vitest, counted test by test. @param {string} name @param {string[]} args */
const tests = (name, args) => steps.set(name, () => runTests(name, args))

/** @param {string} name @param {string[]} args */
const runTests = (name, args) => {
  const file = join(folder, `${name}.json`)
  process.env['FILE_TIMES'] = join(folder, `${name}.times.json`)
  const passed = run(bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tests/support/fileTimes.ts',
    `--outputFile.json=${file}`,
    ...args,
  ])
  try {
    times.push(...JSON.parse(readFileSync(process.env['FILE_TIMES'], 'utf8')))
    const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    total.passed += numPassedTests
    total.failed += numFailedTests
    const brokenFiles = testResults.filter(
      (/** @type {any} the reporter's own JSON */ result) =>
        result.status === 'failed' && result.assertionResults.length === 0,
    ).length
    if (brokenFiles > 0) total.failed += brokenFiles
    else if (!passed && numFailedTests === 0) total.failed += 1
    const left = numTotalTests - numPassedTests - numFailedTests
    if (left > 0) notes.push(`${name}: ${left} tests did not run`)
  } catch {
    tell(`${name}: the tests did not run to their end`)
    total.failed += 1
  }
}

/** What documents are by their names or folders, those of a language in its own; all others are pages. @type {readonly (readonly [string, RegExp])[]} */
const kinds = [
  ['site', /^pages\/_site\.json$/],
  ['language', /^pages\/[^/]+\/_site\.json$/],
  ['facts', /^pages\/_facts\.json$/],
  ['dialog', /^pages\/([^/]+\/)?_dialogs\//],
  ['checks', /^pages\/_checks\//],
  ['translations', /^pages\/_translations\//],
]

/** Every document of `pages/` with the schema that its place asks for. */
const documents = () => {
  /** @type {Record<string, string[]>} */
  const groups = { page: [], ...Object.fromEntries(kinds.map(([kind]) => [kind, []])) }
  const walk = (/** @type {string} */ path) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inner = `${path}/${entry.name}`
      if (entry.isDirectory() && entry.name !== '_assets' && inner !== 'pages/_checks/looks')
        walk(inner)
      else if (entry.name.endsWith('.json')) {
        groups[kinds.find(([, pattern]) => pattern.test(inner))?.[0] ?? 'page']?.push(inner)
      }
    }
  }
  walk('pages')
  return Object.entries(groups).filter(([, files]) => files.length > 0)
}

step('types', () => run(bin('tsc'), ['-p', '.']))
step('style', () => run(bin('biome'), ['check', '--max-diagnostics=20', '.']))
step('schema files are fresh', () => engine('schema', '--check'))
for (const [kind, files] of documents()) {
  step(`ajv-cli accepts all ${kind} documents`, () =>
    run(bin('ajv'), [
      'validate',
      '--spec=draft2020',
      '-s',
      `schema/${kind}.schema.json`,
      ...files.flatMap((file) => ['-d', file]),
    ]),
  )
}
step('page lint', () => engine('lint'))
step('pages hold what their checks ask for', () => engine('checks'))
step('the reference of lint rules is fresh', () => engine('docs', '--check'))
tests('unit', [])
// A browser has moods of its own on a busy machine: what fails is tried again, twice at most, and told.
tests('browser', ['--mode', 'e2e', '--retry=2', '--reporter=./e2e/support/secondTries.ts'])
// Of the tests that use one browser those that don't rest on what only Chromium's driver can do or tell, once more in Firefox (e2e/support/lacks.ts).
const inFirefox = 'browser tests in Firefox'
const forFirefox = [
  ...[
    'answers',
    'blocks',
    'compositions',
    'crossOrigin',
    'degradation',
    'dialogs',
    'fields',
    'formStates',
    'header',
  ],
  ...['hydrate', 'menus', 'nothingLost', 'search', 'toasts', 'validation'],
].map((name) => `e2e/render/${name}.e2e.ts`)
const inFirefoxToo = [...forFirefox, 'e2e/site/privacy.e2e.ts', 'e2e/site/twin.e2e.ts']
steps.set(inFirefox, () => {
  if (!(process.env['ENGINES'] ?? 'firefox').includes('firefox')) return
  process.env['E2E_ENGINE'] = 'firefox'
  runTests(inFirefox, ['--mode', 'e2e', '--retry=2', ...inFirefoxToo])
  delete process.env['E2E_ENGINE']
})
const otherSite = 'unit and browser tests with another firm in pages/'
step(otherSite, () => {
  const copy = join(folder, 'copy')
  copyWithSite(root, 'tests/sites/bicycle', copy)
  const { LONG: _long, ...env } = process.env // the usual counts will do
  return (
    spawnSync(process.execPath, ['scripts/test.mjs', 'unit', 'browser'], {
      cwd: copy,
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    }).status === 0
  )
})

/** What changes are compared with while working: the branch that they go to, else the commit before the last. */
const changedSince = () => {
  const isKnown = (/** @type {string} */ name) =>
    spawnSync('git', ['rev-parse', '--verify', '--quiet', name], { stdio: 'ignore' }).status === 0
  return isKnown('origin/main') ? 'origin/main' : 'HEAD~1'
}
const changed = 'tests of what changed'
steps.set(changed, () =>
  runTests(changed, ['--project', 'pure', '--changed', changedSince(), '--passWithNoTests']),
)
const quick = ['types', 'style', changed]

const unknown = only.filter((name) => !steps.has(name))
if (unknown.length > 0)
  refuse(
    usage,
    `There is no step "${unknown.join('", "')}". There are: ${[...steps.keys()].join(', ')}.`,
  )
const installTools = async () => {
  process.env['BROWSER_PATH'] = await installBrowser()
  installEngines()
  const nginx = installNginx()
  if (nginx) process.env['NGINX_PATH'] = nginx
  else
    notes.push(
      'the comparison with nginx needs nginx (on Debian: apt-get install nginx), or its path in NGINX_PATH',
    )
  const postgres = installPostgres()
  if (postgres) process.env['POSTGRES_PATH'] = postgres
  else
    notes.push(
      'enquiries in PostgreSQL need PostgreSQL (on Debian: apt-get install postgresql), or the folder of its programs in POSTGRES_PATH',
    )
}

installPackages()
if (!values.quick) await installTools()
if (values.long) process.env['LONG'] = '1'
if (values.quick) process.env['QUICK'] = '1'

const folder = mkdtempSync(join(tmpdir(), 'broadsheet-test-'))
const isMeant = (/** @type {string} */ name) => {
  if (only.length > 0) return only.includes(name)
  if (values.quick) return quick.includes(name)
  return name !== changed && (values.long || ![inFirefox, otherSite].includes(name))
}
for (const [name, check] of steps) if (isMeant(name)) check()
rmSync(folder, { recursive: true, force: true })
const slowest = times.sort((one, other) => other.seconds - one.seconds).slice(0, 10)
if (slowest.length > 0)
  say(
    `The slowest files, in seconds: ${slowest.map(({ file, seconds }) => `${file} ${seconds.toFixed(0)}`).join(', ')}`,
  )
for (const note of notes) say(`Note: ${note}.`)
say(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
