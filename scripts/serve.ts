/** `npm run serve`: serves an already built site and its form service, or follows a branch and serves what it has. */

import { join, resolve } from 'node:path'
import { errorMessage } from '../src/core/text/errorMessage.mjs'
import { printableLine } from '../src/core/text/printable.mjs'
import { builtFields } from '../src/kits/plugins/builtFields.ts'
import { ourFields } from '../src/render/fields/ourFields.ts'
import { renderFormPage } from '../src/site/build/pages/renderFormPage.ts'
import { buildWith } from '../src/site/server/pull/buildInto.ts'
import { followBranch } from '../src/site/server/pull/followBranch.ts'
import { openPulledPages } from '../src/site/server/pull/pulledPages.ts'
import { goBack, readPullState, writePullState } from '../src/site/server/pull/pullState.ts'
import { readInterval, readSource } from '../src/site/server/pull/readSource.ts'
import { runServer } from '../src/site/server/runServer.ts'
import { readSettings } from '../src/site/server/settings.ts'
import type { Io } from '../src/site/terminal/io.mjs'
import { command } from './command.mjs'
import { rootOf } from './engineHere.mjs'
import { refuse } from './readArguments.mjs'
import { program } from './site/program.ts'
import { serveFolder } from './site/serveFolder.ts'
import { usage } from './usage/serve.mjs'

export const main = command(usage, ({ values }, io) => {
  const root = rootOf(values.root)
  if (values.every !== undefined && values.from === undefined)
    refuse(usage, '--every says how often a branch is asked for: it stands beside --from.')
  if (values.dir !== undefined && (values.from !== undefined || values.back))
    refuse(usage, '--dir names a built site, and --from builds its own: only one of them.')
  if (values.back && values.from !== undefined)
    refuse(
      usage,
      '--back stands alone: the server that follows the branch takes it up within a second.',
    )
  if (values.back) return back(pulledFolder(root), io)
  if (values.from !== undefined) return serveBranch(root, values.from, values.every ?? '60s', io)
  const dir = values.dir ? resolve(values.dir) : resolve(root, 'dist')
  return serveFolder(root, dir, readSettings(io.env), io)
})

const pulledFolder = (root: string) => join(root, 'data', 'pulled')

/** What was typed, read; what can't be meant ends the command with a word about it. */
const read = <T>(reading: () => T): T => {
  try {
    return reading()
  } catch (error) {
    return refuse(usage, errorMessage(error))
  }
}

const back = (pulled: string, io: Io): number => {
  try {
    const state = goBack(readPullState(pulled))
    const { current, held } = state
    writePullState(pulled, state)
    io.say(
      `Back to ${current.commit.slice(0, 7)}, built as of ${current.asOf}. It stays until the branch has another commit than ${held.slice(0, 7)}.`,
    )
    return 0
  } catch (error) {
    io.tell(errorMessage(error))
    return 1
  }
}

const serveBranch = async (
  root: string,
  from: string,
  interval: string,
  { env, tell }: Io,
): Promise<undefined> => {
  const pulled = pulledFolder(root)
  const settings = readSettings(env) // before the first build: a mistake here should not take a minute to show
  const source = read(() => readSource(from, env['INIT_CWD'] ?? '.'))
  const every = read(() => readInterval(interval))
  const pages = openPulledPages(pulled, source)
  const report = (line: string) => tell(printableLine(line))
  const followed = await followBranch({
    root,
    folder: pulled,
    pages,
    build: buildWith(program()),
    every,
    report,
    now: Date.now,
  })
  const known = await builtFields(followed.dir(), ourFields, tell)
  await runServer(
    { root, site: followed, settings, rules: known.rules, renderFormPage: renderFormPage(known) },
    followed.stop,
  )
}
