import { isBlock } from '../../../../core/document/isBlock.ts'
import { blockOf } from '../../../../core/kit/blockOf.ts'
import { interpolate } from '../../../../core/model/figures/interpolate.ts'
import type { PlacedLink } from '../../../../core/model/schema/gather.ts'
import { pointerOf } from '../../../../core/model/schema/path.ts'
import { offersOf } from '../../findings/offersOf.ts'
import { judgeLink } from '../../links/judgeLink.ts'
import type { LinkAnswer } from '../../links/LinkAnswer.ts'
import type { Context } from '../../types/context.ts'
import type { KnownFile, LintFile } from '../../types/file.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

/** Whether nothing can be wrong with any link of a document, told by its summary: most documents need not be opened. */
const leadsSomewhere = (file: KnownFile, context: Context): boolean => {
  const { links, parent } = file.summary
  const isPage = (href: string) => context.routes.get(href)?.summary.draft === false
  return (
    links.every((href) => isPage(href) || !judgeLink(href, file, context)) &&
    (parent === undefined || !judgeLink(interpolate(parent, context.lookup), file, context))
  )
}

/** Menus and the footer leave out what leads to a page that is not shown: a draft, one before its first day and after its last (src/core/model/site/withoutLinks.ts). */
const waitsInMenu = (
  { place }: LintFile,
  { path, href }: PlacedLink,
  { routes }: Context,
): boolean => {
  const target = routes.get(href.replace(/[?#].*$/, ''))
  return (
    (place?.kind === 'site' || place?.kind === 'language') &&
    target?.summary.draft === true &&
    /^\/(?:navigation|footer\/groups)\//.test(pointerOf(path))
  )
}

/** A list of pages leaves out the entry of a page that is a draft: `drafts` in the block's component. */
const waitsInList = (
  { value }: LintFile,
  { path, href, index }: PlacedLink,
  { kit }: Context,
): boolean => {
  const [, block, entry] = /^\/blocks\/(\d+)\/items\/(\d+)\//.exec(pointerOf(path)) ?? []
  const blocks: unknown = value?.['blocks']
  const list: unknown = Array.isArray(blocks) ? blocks[Number(block)] : undefined
  if (index !== undefined || !isBlock(list)) return false
  const items: unknown = list['items']
  return (
    Array.isArray(items) && blockOf(kit, list.type).pageList?.pageOf(items[Number(entry)]) === href
  )
}

const report = (
  file: LintFile,
  { path, index, href }: PlacedLink,
  { message, suggestion, severity, cause, ...answer }: LinkAnswer,
): Report => ({
  file: file.path,
  pointer: pointerOf(path),
  ...(index === undefined ? {} : { index, length: href.length }),
  message,
  suggestion,
  cause,
  ...(severity ? { severity } : {}),
  ...offersOf(answer, (right) =>
    index === undefined ? { kind: 'value', value: right } : { kind: 'characters', text: right },
  ),
})

export const rule: Rule = {
  name: 'links',
  severity: 'error',
  always: true,
  what: 'Every link leads somewhere: to a page of this site, to a place that the page has, to another site by https: or http: and its whole name, to an e-mail address or a telephone.',
  why: 'A dead link ends a visit. Addresses that run scripts are refused, whoever wrote them.',
  bad: [
    {
      file: 'pages/index.json',
      at: '/blocks/1/paragraphs/0',
      value: 'Read about [our repairs](/services/repairs).',
    },
  ],
  good: [
    {
      file: 'pages/index.json',
      at: '/blocks/1/paragraphs/0',
      value: 'Read about [our repairs](/services/repair).',
    },
  ],
  *check(context) {
    for (const file of context.files) {
      if (leadsSomewhere(file, context)) continue
      for (const link of file.gathered.links) {
        if (file.place?.kind === 'site' && pointerOf(link.path).startsWith('/redirects/')) continue // see the rule on redirects
        if (link.href === '' && link.index === undefined) continue // the schema tells it
        const answer = judgeLink(
          interpolate(link.href, context.lookup),
          file,
          context,
          link.waits === true ||
            waitsInMenu(file, link, context) ||
            waitsInList(file, link, context),
        )
        if (answer) yield report(file, link, answer)
      }
    }
  },
}
