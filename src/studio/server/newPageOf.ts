import type { LintKit } from '../../lint/LintKit.ts'
import type { Desk } from '../../preview/desk.ts'
import { newPage } from '../../scaffold/newPage.ts'
import { nextSteps } from '../../scaffold/nextSteps.ts'
import { usualTemplate } from '../../scaffold/templates.ts'
import type { Applied } from '../../writer/apply.ts'
import type { OperationRequest } from '../protocol/requests.ts'

const textOf = (value: string | boolean | undefined): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** A new page, as `npm run new` makes it: `words` has its address. Errors: `ScaffoldProblem`. */
export const newPageOf = (
  kit: LintKit,
  desk: Desk,
  { words: [route = ''], options }: OperationRequest,
  today: string,
): { readonly label: string; readonly words: readonly string[]; readonly applied: Applied } => {
  const request = { route, template: textOf(options['template']) ?? usualTemplate, linkFrom: textOf(options['linkFrom'] ?? options['link-from']), today }
  const page = newPage(kit, desk.live().sources, request, desk.cache())
  return { label: `New page ${page.route}`, words: nextSteps(page, 'browser'), applied: page.applied }
}
