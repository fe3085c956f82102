/**
 * Guards what `npm test` leaves out: puts one-line faults into `src`, one at a time, and counts how many `npm test` finds of those that all tests find.
 * `node scripts/test/faults.mjs SEED COUNT [FIRST]` runs in a checkout without uncommitted changes, takes minutes for each fault, and prints one line of JSON for each.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { say } from '../../src/site/terminal/print.mjs'

/** @typedef {{ readonly file: string, readonly line: number, readonly was: string, readonly becomes: string }} Fault */

/** What a slip of the hand makes of a line of code. @type {readonly (readonly [RegExp, string])[]} */
const slips = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ < /g, ' >= '],
  [/ > /g, ' <= '],
  [/ <= /g, ' > '],
  [/ >= /g, ' < '],
  [/ \+ 1\b/g, ' + 2'],
  [/ - 1\b/g, ' - 2'],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/\(!(?=\w)/g, '('],
  [/\.some\(/g, '.every('],
  [/\.every\(/g, '.some('],
  [/\.slice\(1\b/g, '.slice(2'],
  [/\b0\b/g, '1'],
  [/return (?=\w)/g, 'return undefined && '],
  [/\.trim\(\)/g, ''],
  [/\.toLowerCase\(\)/g, ''],
]

/** Lines without behaviour: comments, imports, types, and data of a schema. */
const isSilent =
  /^\s*(?:\/\/|\/?\*|import |export (?:type|interface) |type |interface |readonly |title: |description: |\} from )/

/** @param {string} file @returns {Fault[]} */
const faultsIn = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((was, at) => {
      if (isSilent.test(was)) return []
      const code = was.replace(/'[^']*'|\/\/.*/g, (found) => ' '.repeat(found.length)) // texts are not code
      return slips.flatMap(([pattern, by]) =>
        [...code.matchAll(pattern)].map(({ index, 0: found }) => ({
          file,
          line: at + 1,
          was,
          becomes: was.slice(0, index) + by + was.slice(index + found.length),
        })),
      )
    })

const sources = () =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => join('src', path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|table|d)\.tsx?$|\/scaffold\//.test(path))
    .sort()

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). @param {number} seed */
const randomFrom = (seed) => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The faults of a seed: eight hexadecimal digits. @param {string} seed @param {number} count @returns {Fault[]} */
export const drawFaults = (seed, count) => {
  const random = randomFrom(Number.parseInt(seed, 16))
  const all = sources().flatMap(faultsIn)
  return Array.from(
    { length: count },
    () => all.splice(Math.floor(random() * all.length), 1)[0],
  ).flatMap((fault) => (fault ? [fault] : []))
}

/** @type {readonly { readonly test: string }[]} */
const stories = JSON.parse(readFileSync('tests/stories.json', 'utf8'))
const files = [...new Set(stories.map(({ test }) => test))]
const inBrowser = files.filter((file) => file.startsWith('e2e/'))
const inProcess = files.filter((file) => !file.startsWith('e2e/'))

/** Which tests find a fault, the quickest first. @type {readonly { name: string, command: (fault: Fault) => string[], without?: readonly string[] }[]} */
const stages = [
  {
    name: 'pure',
    command: ({ file }) => ['vitest', 'related', file, '--run', '--project=pure', '--bail=1'],
  },
  { name: 'types', command: () => ['tsc', '-p', '.'] },
  {
    name: 'stories',
    command: () => ['vitest', 'run', '--project=processes', '--bail=1', ...inProcess],
  },
  {
    name: 'browser stories',
    command: () => ['vitest', 'run', '--mode=e2e', '--bail=1', ...inBrowser],
  },
  {
    name: 'rest',
    command: () => ['vitest', 'run', '--project=processes', '--bail=1'],
    without: inProcess,
  },
  {
    name: 'browser rest',
    command: () => ['vitest', 'run', '--mode=e2e', '--bail=1'],
    without: inBrowser,
  },
]

/** @param {Fault} fault @returns {string | undefined} The stage that finds it. */
const findFault = (fault) => {
  const text = readFileSync(fault.file, 'utf8')
  const lines = text.split('\n')
  lines[fault.line - 1] = fault.becomes
  writeFileSync(fault.file, lines.join('\n'))
  try {
    return stages.find(({ command, without }) => {
      const [name = '', ...args] = command(fault)
      const { status } = spawnSync(join('node_modules', '.bin', name), args, {
        stdio: 'ignore',
        env: { ...process.env, ...(without ? { WITHOUT_FILES: without.join() } : {}) },
      })
      return status !== 0
    })?.name
  } finally {
    writeFileSync(fault.file, text)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [seed = '', count = '200', first = '0'] = process.argv.slice(2)
  for (const fault of drawFaults(seed, Number(count)).slice(Number(first)))
    say(JSON.stringify({ ...fault, foundBy: findFault(fault) ?? null }))
}
