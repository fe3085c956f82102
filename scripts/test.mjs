/**
 * `npm test` and its sisters: sets up what is missing, then runs one check after the other and ends with
 * "N passed, N failed". CONTRIBUTING.md, "Run the tests", says what belongs into which.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '../src/site/terminal/print.mjs'
import { orEnd } from './command.mjs'
import { copyWithSite } from './copyWithSite.mjs'
import { root } from './engine.mjs'
import { installEngines } from './engines.mjs'
import { installPackages } from './installPackages.mjs'
import { readArguments, refuse } from './readArguments.mjs'
import { installBrowser, installNginx, installPostgres } from './setup.mjs'
import { documentsBySchema } from './test/documents.mjs'
import { expiredEntries, unlistedTests } from './test/flaky.mjs'
import { runVitest } from './test/runVitest.mjs'
import { usage } from './usage/test.mjs'

/**
 * @typedef {'test' | 'all' | 'quick' | 'long'} Suite of `npm test`, `npm run test:all` …
 * @typedef {'browser' | 'engines' | 'servers'} Tool that a step needs besides the packages
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly Suite[]} suites that it belongs to
 * @property {readonly Tool[]} [needs]
 * @property {boolean} [hasParts] whether --part divides it; other steps belong to the first part
 * @property {() => void} run
 */

const { values, positionals: names } = orEnd(() => readArguments(usage, process.argv.slice(2)))
const refuseTyped = (/** @type {string} */ message) => orEnd(() => refuse(usage, message))
process.chdir(root)

/** @returns {Suite} */
const suiteAsked = () => {
  if (values.all) return 'all'
  if (values.quick) return 'quick'
  return values.long ? 'long' : 'test'
}
const suite = suiteAsked()
const part = values.part === undefined ? undefined : /^([1-9]\d*)\/([1-9]\d*)$/.exec(values.part)
const [index, count] = part ? [Number(part[1]), Number(part[2])] : [1, 1]
if (part === null || index > count)
  refuseTyped(`--part can't be "${values.part}". Write the part and their number: --part 2/6.`)

const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const notes = []
/** @type {{ file: string, seconds: number }[]} */
const times = []
const reports = mkdtempSync(join(tmpdir(), 'broadsheet-test-'))

/** @param {string} command @param {string[]} args */
const run = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options }).status === 0
const bin = (/** @type {string} */ name) => join('node_modules', '.bin', name)
const engine = (/** @type {string[]} */ ...args) =>
  run(process.execPath, ['scripts/run.mjs', ...args])

/** A check that passes or fails as a whole. @param {string} name @param {readonly Suite[]} suites @param {() => boolean} isFine @returns {Step} */
const check = (name, suites, isFine) => ({
  name,
  suites,
  run: () => {
    const passed = isFine()
    total[passed ? 'passed' : 'failed'] += 1
    say(`${passed ? 'ok  ' : 'FAIL'} ${name}`)
  },
})

/** @type {readonly import('./test/flaky.mjs').FlakyEntry[]} */
const flaky = JSON.parse(readFileSync('tests/flaky.json', 'utf8'))

/** A run of Vitest, counted test by test. @param {string} name @param {readonly string[]} args @param {readonly string[]} without files that are left out */
const runTests = (name, args, without = []) => {
  const shard = count > 1 ? [`--shard=${index}/${count}`] : []
  const outcome = runVitest(mkdtempSync(join(reports, 'run-')), [...args, ...shard], without)
  const unsteady = unlistedTests(outcome.retried, flaky)
  for (const test of unsteady)
    say(`FAIL ${test} passed only when it was tried again. Fix it, or list it in tests/flaky.json.`)
  total.passed += outcome.passed - unsteady.length
  total.failed += outcome.failed + unsteady.length
  times.push(...outcome.times)
  if (outcome.left > 0) notes.push(`${name}: ${outcome.left} tests did not run`)
}
/** @param {string} name @param {readonly Suite[]} suites @param {readonly string[]} args @param {readonly Tool[]} needs @param {readonly string[]} without @returns {Step} */
const tests = (name, suites, args, needs = [], without = []) => ({
  name,
  suites,
  needs,
  hasParts: true,
  run: () => runTests(name, args, without),
})

/** The tests that `npm test` runs with real processes and browsers: each README promise has one. @type {readonly { promise: string, test: string }[]} */
const stories = JSON.parse(readFileSync('tests/stories.json', 'utf8'))
const storyFiles = [...new Set(stories.map(({ test }) => test))]
const browserStories = storyFiles.filter((file) => file.startsWith('e2e/'))
const processStories = storyFiles.filter((file) => !file.startsWith('e2e/'))
// A busy machine makes browsers fail. Further tries show whether it was that, and leave a trace to look at.
const inBrowser = ['--mode', 'e2e', '--retry=2']

// Files that don't depend on what only Chromium or its driver can do (e2e/support/lacks.ts).
const filesForFirefox = [
  ...['answers', 'blocks', 'compositions', 'crossOrigin', 'degradation', 'dialogs', 'fields'],
  ...['formStates', 'header', 'hydrate', 'menus', 'nothingLost', 'search', 'toasts', 'validation'],
]
const inFirefox = () => {
  if (!(process.env['ENGINES'] ?? 'firefox').includes('firefox')) return
  process.env['E2E_ENGINE'] = 'firefox'
  runTests('browser tests in Firefox', [
    ...inBrowser,
    ...filesForFirefox.map((name) => `e2e/render/${name}.e2e.ts`),
    'e2e/site/privacy.e2e.ts',
    'e2e/site/twin.e2e.ts',
  ])
  delete process.env['E2E_ENGINE']
}

const withOtherSite = () => {
  const copy = join(reports, 'copy')
  copyWithSite(root, 'tests/sites/bicycle', copy)
  const { LONG: _long, ...env } = process.env // the default counts are enough
  const args = ['scripts/test.mjs', 'unit', 'browser', ...(part ? ['--part', part[0]] : [])]
  return run(process.execPath, args, { cwd: copy, env })
}

/** What changes are compared with while someone works: the branch that they go to, else the last commit. */
const changedSince = () => {
  const isKnown = (/** @type {string} */ name) =>
    spawnSync('git', ['rev-parse', '--verify', '--quiet', name], { stdio: 'ignore' }).status === 0
  return isKnown('origin/main') ? 'origin/main' : 'HEAD~1'
}

/** @type {readonly Step[]} */
const steps = [
  check('types', ['test', 'quick', 'long'], () => run(bin('tsc'), ['-p', '.'])),
  check('style', ['test', 'quick', 'long'], () =>
    run(bin('biome'), ['check', '--max-diagnostics=20', '.']),
  ),
  check('nothing unused', ['test', 'quick', 'long'], () =>
    run(bin('knip'), ['--no-progress', '--treat-config-hints-as-errors']),
  ),
  check('nothing used by tests only', ['test', 'long'], () =>
    run(bin('knip'), ['--no-progress', '--production', '--include', 'files,exports,types']),
  ),
  check('schema files are fresh', ['test', 'long'], () => engine('schema', '--check')),
  ...documentsBySchema().map(([schema, files]) =>
    check(`ajv-cli accepts all ${schema} documents`, ['test', 'long'], () =>
      run(bin('ajv'), [
        'validate',
        '--spec=draft2020',
        '-s',
        `schema/${schema}.schema.json`,
        ...files.flatMap((file) => ['-d', file]),
      ]),
    ),
  ),
  check('page lint', ['test', 'long'], () => engine('lint')),
  check('content checks', ['test', 'long'], () => engine('checks')),
  check('the reference of lint rules is fresh', ['test', 'long'], () => engine('docs', '--check')),
  check('entries of tests/flaky.json are recent', ['all', 'long'], () => {
    const expired = expiredEntries(flaky, Date.now())
    for (const { test, date } of expired)
      say(`${test} has been in tests/flaky.json since ${date}. Fix it, and remove its entry.`)
    return expired.length === 0
  }),
  tests('pure', ['test'], ['--project', 'pure']),
  tests('stories', ['test'], ['--project', 'processes', ...processStories], ['servers']),
  tests('browser stories', ['test'], [...inBrowser, ...browserStories], ['browser']),
  tests(
    'other processes',
    ['all'],
    ['--project', 'processes'],
    ['browser', 'servers'],
    processStories,
  ),
  tests('other browser tests', ['all'], inBrowser, ['browser', 'engines'], browserStories),
  tests('unit', ['long'], [], ['browser', 'servers']),
  tests('browser', ['long'], inBrowser, ['browser', 'engines']),
  {
    name: 'browser tests in Firefox',
    suites: ['long'],
    needs: ['browser', 'engines'],
    hasParts: true,
    run: inFirefox,
  },
  {
    ...check('unit and browser tests with another firm in pages/', ['long'], withOtherSite),
    needs: ['browser', 'engines', 'servers'],
    hasParts: true,
  },
  {
    name: 'tests of what changed',
    suites: ['quick'],
    run: () =>
      runTests('tests of what changed', [
        ...['--project', 'pure', '--changed', changedSince(), '--passWithNoTests'],
      ]),
  },
]

const unknown = names.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0)
  refuseTyped(
    `There is no step "${unknown.join('", "')}". There are: ${steps.map(({ name }) => name).join(', ')}.`,
  )

/** @type {Readonly<Record<Tool, () => void | Promise<void>>>} */
const install = {
  browser: async () => {
    process.env['BROWSER_PATH'] = await installBrowser()
  },
  engines: installEngines,
  servers: () => {
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
  },
}

const chosen = steps
  .filter(({ name, suites }) => (names.length > 0 ? names.includes(name) : suites.includes(suite)))
  .filter(({ hasParts = false }) => hasParts || index === 1)
installPackages()
for (const tool of new Set(chosen.flatMap(({ needs = [] }) => needs))) await install[tool]()
if (values.long) process.env['LONG'] = '1'
if (values.quick) process.env['QUICK'] = '1'

for (const [at, step] of chosen.entries()) {
  const started = Date.now()
  say(`[${at + 1}/${chosen.length}] ${step.name} …`)
  step.run()
  say(`[${at + 1}/${chosen.length}] ${step.name}: ${Math.round((Date.now() - started) / 1000)} s`)
}
rmSync(reports, { recursive: true, force: true })
const slowest = times.sort((one, other) => other.seconds - one.seconds).slice(0, 10)
if (slowest.length > 0)
  say(
    `The slowest files, in seconds: ${slowest.map(({ file, seconds }) => `${file} ${seconds.toFixed(0)}`).join(', ')}`,
  )
for (const note of notes) say(`Note: ${note}.`)
say(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
