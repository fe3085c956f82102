/** `npm run serve [-- --dir DIR] [--root DIR]`: serves an already built site and its form service. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { recoverBuild } from '../src/build/recoverBuild.ts'
import { renderFormPage } from '../src/build/renderFormPage.ts'
import { runServer } from '../src/server/runServer.ts'
import { readSettings } from '../src/server/settings.ts'

const { values } = parseArgs({ options: { dir: { type: 'string' }, root: { type: 'string' } } })
const root = resolve(values.root ?? process.env['BROADSHEET_ENGINE'] ?? '.')
const dir = values.dir ? resolve(values.dir) : resolve(root, 'dist')
recoverBuild(dir)
await runServer({
  root,
  dir,
  settings: readSettings(process.env),
  renderFormPage,
})
