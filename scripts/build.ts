/** `npm run build -- [--root DIR] [--out DIR]`: checks the site, then writes it as static files. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from '../src/build/buildSite.ts'
import { RenderError } from '../src/build/renderPage.tsx'
import { pretty } from '../src/lint/formats/pretty.ts'

const { values } = parseArgs({ options: { root: { type: 'string' }, out: { type: 'string' } } })
const root = resolve(values.root ?? process.env['BROADSHEET_ENGINE'] ?? '.')
try {
  const result = await buildSite({ root, out: values.out === undefined ? undefined : resolve(values.out) })
  if (result.lint.findings.length > 0) console.error(pretty({ ...result.lint, color: process.stderr.isTTY === true }))
  if (result.ok) console.log(`Built ${result.pages} pages into ${result.out} in ${Math.round(result.ms)} ms (${result.changes.written} files written, ${result.changes.kept} kept).`)
  else console.error('Nothing was built: mend the errors above first.')
  process.exitCode = result.ok ? 0 : 1
} catch (error) {
  if (process.env['DEBUG']) console.error(error)
  console.error(error instanceof RenderError ? `A block could not be rendered: ${error.message}` : `The site could not be built: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 2
}
