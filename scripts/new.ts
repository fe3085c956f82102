/**
 * `npm run new -- ROUTE [--template NAME] [--link-from ROUTE] [--root DIR]`: writes a new page as a draft.
 * `npm run new -- --site DIR`: starts another firm's site. Never overwrites. Exit 0, 1 where nothing could be written.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ScaffoldProblem } from '../src/scaffold/newPage.ts'
import { nextSteps } from '../src/scaffold/nextSteps.ts'
import { templates, usualTemplate } from '../src/scaffold/templates.ts'
import { writeNewPage } from '../src/scaffold/writeNewPage.ts'
import { writeNewSite } from '../src/scaffold/writeNewSite.ts'

const usage = `Usage: npm run new -- /services/trademark [--template ${[...templates.keys()].join('|')}] [--link-from /services/certifications] [--root DIR]
       npm run new -- --site DIR`

const options = {
  root: { type: 'string' },
  template: { type: 'string', default: usualTemplate },
  'link-from': { type: 'string' },
  site: { type: 'string' },
} as const
const engine = process.env['BROADSHEET_ENGINE'] ?? '.'

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [route, ...more] = positionals
  if (values.site !== undefined) console.log(writeNewSite(resolve(values.site), engine).join('\n'))
  else if (route === undefined || more.length > 0) throw new ScaffoldProblem(usage)
  else {
    const request = { route, template: values.template, linkFrom: values['link-from'], today: new Date().toISOString().slice(0, 10) }
    console.log(nextSteps(writeNewPage(resolve(values.root ?? engine), request)).join('\n'))
  }
} catch (error) {
  if (process.env['DEBUG']) console.error(error)
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
