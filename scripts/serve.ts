/** `npm run serve [-- --dir DIR] [--root DIR]`: serves an already built site and its form service. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { renderFormPage } from '../src/build/renderFormPage.ts'
import { applyUpdate } from '../src/build/applyUpdate.ts'
import { runServer } from '../src/server/runServer.ts'
import { readSettings } from '../src/server/settings.ts'

const { values } = parseArgs({ options: { dir: { type: 'string' }, root: { type: 'string' } } })
const root = resolve(values.root ?? process.env['BROADSHEET_ENGINE'] ?? '.')
applyUpdate(values.dir ? resolve(values.dir) : resolve(root, 'dist'))
await runServer({
  root,
  dir: values.dir ? resolve(values.dir) : resolve(root, 'dist'),
  settings: readSettings(process.env),
  renderFormPage,
})
