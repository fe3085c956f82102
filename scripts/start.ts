/** `npm start`: checks and builds the site, then serves it with its form service. */
import { join } from 'node:path'
import { readSettings } from '../src/site/server/settings.ts'
import { command } from './command.mjs'
import { rootOf } from './engineHere.mjs'
import { buildApart } from './site/buildApart.ts'
import { serveFolder } from './site/serveFolder.ts'
import { usage } from './usage/start.mjs'

export const main = command(usage, async ({ values }, io) => {
  const root = rootOf(values.root)
  const settings = readSettings(io.env) // before the build: a mistake here should not take a minute to show
  const code = await buildApart(root)
  return code === 0 ? serveFolder(root, join(root, 'dist'), settings, io) : code
})
