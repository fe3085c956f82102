/**
 * `npm run build -- [--root DIR] [--out DIR] [--deploy static|server] [--demo]`: checks the site, then writes it as static files.
 * With --deploy it refuses what must not be published; --demo allows an identity that is not real.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from '../src/build/buildSite.ts'
import { deployments } from '../src/build/deploy/checkDeployment.ts'
import { RenderError } from '../src/build/renderPage.tsx'
import { pretty } from '../src/lint/formats/pretty.ts'

const { values } = parseArgs({
  options: { root: { type: 'string' }, out: { type: 'string' }, deploy: { type: 'string' }, demo: { type: 'boolean', default: false } },
})
const root = resolve(values.root ?? process.env['BROADSHEET_ENGINE'] ?? '.')
try {
  const to = deployments.find((name) => name === values.deploy)
  if (values.deploy !== undefined && to === undefined) throw new Error(`--deploy is one of ${deployments.join(', ')}.`)
  const deployment = to && { to, demo: values.demo }
  const result = await buildSite({ root, out: values.out === undefined ? undefined : resolve(values.out), deployment })
  if (result.lint.findings.length > 0) console.error(pretty({ ...result.lint, color: process.stderr.isTTY === true }))
  if (result.ok)
    console.log(
      `Built ${result.pages} pages into ${result.out} in ${Math.round(result.ms)} ms (${result.changes.written} files written, ${result.changes.kept} kept).`,
    )
  else console.error('Nothing was built: mend the errors above first.')
  process.exitCode = result.ok ? 0 : 1
} catch (error) {
  if (process.env['DEBUG']) console.error(error)
  console.error(
    error instanceof RenderError
      ? `A block could not be rendered: ${error.message}`
      : `The site could not be built: ${error instanceof Error ? error.message : String(error)}`,
  )
  process.exitCode = 2
}
