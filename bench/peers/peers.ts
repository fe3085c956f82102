import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { generateFrom } from '../generateFrom.ts'
import { type GeneratedSet, generatedSets } from '../generateSite.ts'
import { median, type Row } from '../row.ts'
import { runTimed, type Timed } from '../runTimed.ts'
import { installPeer, peers, writePeerPages } from './peerBuilds.ts'

/** Astro builds 10,000 pages of many words in no heap of 4 GB, which is what Node gives by itself. The rest of the memory is for the system and the bench. */
const peerHeap = `--max-old-space-size=${Math.round((totalmem() / 1024 / 1024) * 0.6)}`

type Work = { readonly name: string; readonly run: () => Promise<Timed>; readonly mayFail?: boolean }

/** Runs each in turn, round by round, so that all meet the same machine. Errors: throws where one fails that may not. */
const inTurn = async (works: readonly Work[], rounds: number): Promise<readonly (readonly Timed[])[]> => {
  const all: Timed[][] = works.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { name, run, mayFail }] of works.entries()) {
      const timed = await run()
      if (timed.code !== 0 && !mayFail) throw new Error(`${name} ended with ${timed.signal ?? timed.code}: ${timed.output.slice(0, 400)}\n${timed.errors}`)
      all[index]?.push(timed)
    }
  }
  return all
}

const seconds = (timed: readonly Timed[]) => median(timed.map(({ cpu, ms }) => cpu ?? ms)) / 1000
const spread = (timed: readonly Timed[]) => `${timed.map(({ cpu, ms }) => ((cpu ?? ms) / 1000).toFixed(2)).join(', ')} s; load ${loadavg()[0]?.toFixed(1)}`
const largest = (timed: readonly Timed[]) => Math.max(...timed.map(({ peak }) => peak ?? Number.NaN))

/**
 * This engine beside other builders and beside ajv-cli, on the same generated words, in turn: seconds of the processor, of the whole process and what it started.
 * `engine` is the project's folder, `from` holds the site that the pages are generated from.
 */
const measureSet = async (engine: string, from: string, pages: number, set: GeneratedSet): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-peers-'))
  const data = join(folder, 'data')
  let root = ''
  const rows: Row[] = []
  const row = (name: string, value: number, unit: string, goal?: number, note?: string) =>
    void rows.push({ name: `${name}, ${pages} pages, ${set}`, value, unit, goal, note })
  const own = (command: string, ...args: string[]) =>
    runTimed(process.execPath, [join(engine, 'scripts/run.mjs'), command, '--root', root, ...args], { NODE_ENV: 'production' })
  const rounds = pages > 1000 ? 1 : 3
  try {
    let sites = 0
    /** A folder that no cache knows. */
    const fresh = () => {
      sites += 1
      root = join(folder, `site${sites}`)
      generateFrom(from, pages, root, set)
    }
    const cold = async () => {
      fresh()
      return own('build')
    }
    await inTurn([{ name: 'build', run: cold }], 1) // bundles the engine where its source has changed, and makes what the peers are given
    writePeerPages(join(root, 'dist'), data, readFileSync(join(engine, 'bench/twin.css'), 'utf8'))
    const peerWork = peers.map(({ name, folder: place, program, args }, index) => ({
      name,
      mayFail: pages > 1000, // what a builder can't do at all is told; at a size that each does, it is broken
      run: () => {
        const home = join(engine, 'bench/peers', place)
        const out = { PEER_OUT: join(folder, `peer${index}`), PEER_DATA: data, PEER_CACHE: join(folder, `cache${index}`) }
        rmSync(out.PEER_CACHE, { recursive: true, force: true })
        return runTimed(
          process.execPath,
          [join(home, program), ...args],
          { ...out, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NODE_OPTIONS: peerHeap },
          home,
        )
      },
    }))
    const builds = await inTurn([{ name: 'build', run: cold }, ...peerWork], rounds)
    const [ours = [], ...theirs] = builds
    row('cold build, processor', seconds(ours), 's', undefined, spread(ours))
    for (const [index, { name }] of peers.entries()) {
      const timed = theirs[index] ?? []
      const failed = timed.find(({ code }) => code !== 0)
      if (failed) {
        row(
          `${name}, processor until it gave up a cold build`,
          seconds(timed),
          's',
          undefined,
          `${failed.signal ?? failed.code}; ${Math.round(largest(timed))} MB`,
        )
        continue
      }
      row(`${name}, cold build, processor`, seconds(timed), 's', undefined, `${spread(timed)}; ${Math.round(largest(timed))} MB`)
      const goal = name === 'Astro' ? (pages > 1000 ? 1 : 0.8) : undefined
      row(`cold build over ${name}’s`, seconds(ours) / seconds(timed), '×', goal)
    }
    row('largest process of a cold build', largest(ours), 'MB', 700)

    const change = (word: string) => {
      const changed = join(root, 'pages/offices/0/1.json')
      writeFileSync(changed, readFileSync(changed, 'utf8').replace('"heading": "', `"heading": "${word} `))
    }
    const again = (command: string, ...args: string[]) => ({
      name: command,
      run: () => {
        change('Changed')
        return own(command, ...args)
      },
    })
    const [one = []] = await inTurn([again('build')], 3)
    row('build after one page changed, processor', seconds(one), 's', 2, spread(one))
    const [lintOne = []] = await inTurn([again('lint', '--format', 'json')], 3)
    row('lint after one page changed, processor', seconds(lintOne), 's', 0.5, spread(lintOne))

    const ajv = ['validate', '--spec=draft2020', '-s', join(engine, 'schema/page.schema.json'), '-d', join(root, 'pages/offices/*/*.json')]
    const [ajvRuns = [], lintRuns = []] = await inTurn(
      [
        { name: 'ajv-cli', run: () => runTimed(process.execPath, [join(engine, 'node_modules/ajv-cli/dist/index.js'), ...ajv]) },
        {
          name: 'lint',
          run: () => {
            fresh()
            return own('lint', '--format', 'json')
          },
        },
      ],
      rounds,
    )
    row('lint, all rules, cold, over ajv-cli', seconds(lintRuns) / seconds(ajvRuns), '×', 4, `${spread(lintRuns)} over ${spread(ajvRuns)}`)
    if (pages > 1000) return rows // a picture takes as long there

    fresh()
    const settings = join(root, 'pages/_site.json')
    const plain = JSON.parse(readFileSync(settings, 'utf8')) as { firm: object; seo: object } // as generated
    // Another name each time: pictures are kept by what they show.
    writeFileSync(settings, JSON.stringify({ ...plain, firm: { ...plain.firm, name: `Bench ${Date.now()}` }, seo: { ...plain.seo, social: true } }))
    const [drawn = []] = await inTurn([{ name: 'build', run: () => own('build') }], 1)
    row('picture for messengers, processor', ((seconds(drawn) - seconds(ours)) / pages) * 1000, 'ms', pages === 1000 ? 8 : undefined, spread(drawn))
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What is measured one after the other: both sets of generated documents, at 1,000 pages and at `most`. */
export const peerSets = (most: number): readonly { readonly set: GeneratedSet; readonly pages: number }[] =>
  [...new Set([Math.min(1000, most), most])].flatMap((pages) => generatedSets.map((set) => ({ set, pages })))

/** One set of `pages` documents beside the others' builders, whose packages are installed where they are missing. */
export const measurePeers = async (engine: string, from: string, pages: number, set: GeneratedSet): Promise<Row[]> => {
  for (const { folder } of peers) installPeer(join(engine, 'bench/peers', folder))
  return measureSet(engine, from, pages, set)
}
