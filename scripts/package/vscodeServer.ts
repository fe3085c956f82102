/** The language server in the extension for VS Code: the standard kit alone. What a site brings is not run by it. */
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveEditor } from '../../src/authoring/language-server/serveEditor.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'

const here = dirname(fileURLToPath(import.meta.url))
const home = dirname(here)
const engine = {
  client: '',
  authoring: '',
  schemas: join(home, 'schema'),
  cache: process.env['BROADSHEET_KEPT'] ?? join(tmpdir(), 'broadsheet'),
  stamp: readFileSync(join(here, 'stamp.txt'), 'utf8').trim(),
}
serveEditor({ kit: standardKit, engine, root: undefined })
