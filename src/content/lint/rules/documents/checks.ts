import { dialogFolder, dialogRoute } from '../../../../core/document/addresses.ts'
import type { Expectation } from '../../../../core/document/checks.ts'
import { escapeKey } from '../../../../core/model/schema/path.ts'
import { typed } from '../../../../core/text/typed.mjs'
import { isUnread } from '../../links/isUnread.ts'
import { meant } from '../../links/meant.ts'
import { nearestPath } from '../../links/nearestPath.ts'
import { noDialog } from '../../links/noDialog.ts'
import { redirectAt } from '../../links/redirectsOf.ts'
import { routesByCase } from '../../links/routesByCase.ts'
import { msg } from '../../messages/msg.ts'
import type { Context } from '../../types/context.ts'
import type { KnownFile } from '../../types/file.ts'
import type { Offer, Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

type Said = Pick<Report, 'message' | 'suggestion' | 'cause' | 'fix' | 'offers'>

/** A dialog that is asked by its address. */
const noDialogPage = (address: string, context: Context): Said => {
  const { offers = [], ...said } = noDialog(address.slice(dialogFolder.length), [
    ...context.dialogs.keys(),
  ])
  const asKeys = offers.flatMap(({ label, fix }): Offer[] =>
    fix?.kind === 'value'
      ? [{ label, fix: { kind: 'key', name: dialogRoute(String(fix.value)) } }]
      : [],
  )
  return { ...said, offers: asKeys }
}

const noPage = (address: string, context: Context): Said => {
  if (address.startsWith(dialogFolder)) return noDialogPage(address, context)
  const near = nearestPath(address, routesByCase(context).values(), '/')
  const none = {
    suggestion: msg('checkExistingPage'),
  }
  return {
    message: msg('noPage', { path: address }),
    ...(near === undefined ? none : meant(address, near, { kind: 'key', name: near })),
    cause: { name: `page ${address}` },
  }
}

/** What is wrong with the address that a list of expectations stands under, if anything is; `others` are all of the document. */
const judgeAddress = (address: string, others: object, context: Context): Said | undefined => {
  if (address.endsWith('/*')) {
    const folder = address.slice(0, -1)
    if ([...context.pages.keys()].some((route) => route.startsWith(folder) && route !== folder))
      return undefined
    return {
      message: msg('noPageBelow', { folder }),
      suggestion: msg('checkExistingFolder'),
    }
  }
  if (context.routes.has(address) || isUnread(context, `pages${address}.json`)) return undefined
  const to = redirectAt(address, context)?.to
  if (to === undefined) return noPage(address, context)
  const renamed: Pick<Report, 'fix'> =
    context.routes.has(to) && !Object.hasOwn(others, to) ? { fix: { kind: 'key', name: to } } : {}
  return {
    message: msg('checkedPageRedirected', { address, to }),
    suggestion: msg('write', { value: to }),
    ...renamed,
  }
}

const partners = { fills: 'opens', offers: 'asks', entries: 'in' } as const satisfies Partial<
  Record<keyof Expectation, keyof Expectation>
>

function* checkExpectation(
  expectation: Expectation,
  file: KnownFile,
  pointer: string,
  context: Context,
): Iterable<Report> {
  const { name: _, in: part, ...asked } = expectation
  const { opens } = asked
  if (part === undefined && Object.keys(asked).length === 0)
    yield {
      file: file.path,
      pointer,
      message: msg('checkAsksNothing'),
      suggestion: msg('addWhatPageHolds'),
    }
  if (
    opens !== undefined &&
    !context.dialogs.has(opens) &&
    !isUnread(context, `pages/_dialogs/${opens}.json`)
  )
    yield {
      file: file.path,
      pointer: `${pointer}/opens`,
      ...noDialog(opens, [...context.dialogs.keys()]),
    }
  for (const [key, partner] of Object.entries(partners) as [
    keyof typeof partners,
    'opens' | 'asks' | 'in',
  ][]) // its own keys
    if (expectation[key] !== undefined && expectation[partner] === undefined)
      yield {
        file: file.path,
        pointer: `${pointer}/${key}`,
        on: 'key',
        message: msg('keyNeedsPartner', { key, partner }),
        suggestion: msg('addPartner', { partner }),
      }
}

export const rule: Rule = {
  name: 'checks',
  severity: 'error',
  what: `What pages/_checks/ asks for can be asked: each address is that of a page, each dialog is there. Whether the pages hold it, \`${typed('checks')}\` tells.`,
  why: 'A check that names no page is never made, and what it should keep is lost without a word.',
  bad: [
    {
      file: 'pages/_checks/repairs.json',
      value: {
        $schema: '../../schema/checks.schema.json',
        pages: { '/services/repairs': [{ name: 'the fee', says: ['{{repair.fee}}'] }] },
      },
    },
  ],
  good: [
    {
      file: 'pages/_checks/repairs.json',
      value: {
        $schema: '../../schema/checks.schema.json',
        pages: { '/services/repair': [{ name: 'the fee', says: ['{{repair.fee}}'] }] },
      },
    },
  ],
  *check(context) {
    for (const file of context.files) {
      if (file.place?.kind !== 'checks') continue
      const { frame = [], pages = {} } = file.sound
      for (const [index, expectation] of frame.entries())
        yield* checkExpectation(expectation, file, `/frame/${index}`, context)
      for (const [address, list] of Object.entries(pages)) {
        const pointer = `/pages/${escapeKey(address)}`
        const wrong = judgeAddress(address, pages, context)
        if (wrong) yield { file: file.path, pointer, on: 'key', ...wrong }
        for (const [index, expectation] of list.entries())
          yield* checkExpectation(expectation, file, `${pointer}/${index}`, context)
      }
    }
  },
}
