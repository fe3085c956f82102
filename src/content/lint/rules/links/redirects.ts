import { assetFolder, isAssetAddress } from '../../../../core/document/addresses.ts'
import { isEngineAddress } from '../../../../core/document/isEngineAddress.ts'
import { assetsFolder } from '../../../../core/document/sources.ts'
import { isWritten } from '../../../../core/model/figures/interpolate.ts'
import { pageAtOld } from '../../../../core/model/site/pageAtOld.ts'
import { turnsOf } from '../../../../core/model/site/shownOn.ts'
import type { OldAddress } from '../../../../core/model/text/oldAddress.ts'
import { hrefFault } from '../../../../core/model/text/safeHref.ts'
import { askedBy } from '../../../../core/model/text/unfinished.ts'
import { writeAddress } from '../../../../core/model/text/writeAddress.ts'
import { endsOf } from '../../findings/endsOf.ts'
import { lineOf } from '../../findings/lineOf.ts'
import { offersOf } from '../../findings/offersOf.ts'
import { filesOfRedirects, type HostFiles } from '../../links/filesOfRedirects.ts'
import { fromRoot, judgeLink } from '../../links/judgeLink.ts'
import type { LinkAnswer } from '../../links/LinkAnswer.ts'
import { redirectAt, redirectsOf, type WrittenRedirect } from '../../links/redirectsOf.ts'
import { refuseOldAddress } from '../../links/refuseOldAddress.ts'
import { routesByCase } from '../../links/routesByCase.ts'
import { msg } from '../../messages/msg.ts'
import type { Context } from '../../types/context.ts'
import type { KnownFile } from '../../types/file.ts'
import type { Rule } from '../../types/rule.ts'

/** What a header of an answer may hold everywhere. Source: nginx reads words of up to 4,096 bytes. */
const longestTarget = 2000

/** The published page that an address leads to without a redirect. One that has a first or a last day may have a redirect for its other days. */
const pageAt = (key: string, context: Context): string | undefined => {
  const page = pageAtOld(key, (other) => routesByCase(context).get(other))
  const summary = page === undefined ? undefined : context.routes.get(page)?.summary
  return summary && !summary.draft && turnsOf(summary.head).length === 0 ? page : undefined
}

const judgeTwice = (
  { from, index }: WrittenRedirect,
  first: WrittenRedirect,
  siteFile: KnownFile,
): LinkAnswer => {
  const lineAt = (entry: number) => lineOf(siteFile, `/redirects/${entry}/from`)
  const [before, line] = [lineAt(first.index), lineAt(index)]
  return {
    message: msg('redirectTwice', { from, before, as: first.from, line }),
    suggestion: first.from === from ? msg('removeOneOfTwo') : msg('removeOneRedirect'),
  }
}

const judgePage = ({ from, to }: WrittenRedirect, page: string): LinkAnswer =>
  to.replace(/[?#].*$/s, '') === page
    ? {
        severity: 'warning',
        message: msg('redirectByItself', { from, page }),
        suggestion: msg('removeIdleRedirect'),
      }
    : {
        message: msg('redirectOfPage', { page }),
        suggestion: msg('removeRedirectOrRenamePage'),
      }

/** What is wrong with the file that a host of plain files needs for an old address. */
const judgeFile = (
  redirect: WrittenRedirect,
  old: OldAddress,
  files: HostFiles,
  siteFile: KnownFile,
): LinkAnswer | undefined => {
  const owner = files.inTheWay(old)
  if (owner !== undefined)
    return {
      message: msg('redirectNeedsFile', { owner }),
      suggestion: msg('removeRedirectOrRenameFile'),
    }
  const other = files.firstOf(old)
  if (!other || other.to === redirect.to) return undefined
  const line = lineOf(siteFile, `/redirects/${other.index}/from`)
  return {
    message: msg('redirectsShareFile', { from: redirect.from, other: other.from, line }),
    suggestion: msg('joinRedirects'),
  }
}

const judgeFrom = (
  redirect: WrittenRedirect,
  context: Context,
  files: HostFiles,
  siteFile: KnownFile,
): LinkAnswer | undefined => {
  const { from, old } = redirect
  if (askedBy(from) !== undefined)
    return {
      message: msg('redirectFromMissing'),
      suggestion: msg('writeOldAddress'),
    }
  if (!old) return refuseOldAddress(from, (path) => routesByCase(context).has(path.toLowerCase()))
  const first = redirectAt(from, context)
  if (first && first !== redirect) return judgeTwice(redirect, first, siteFile)
  if (isEngineAddress(old.key))
    return {
      message: msg('redirectOfEngine', { from }),
      suggestion: msg('removeRedirect'),
    }
  if (from === redirect.to) return undefined // told of where it leads
  const page = pageAt(old.key, context)
  return page === undefined ? judgeFile(redirect, old, files, siteFile) : judgePage(redirect, page)
}

const judgeTo = (
  { from, to }: WrittenRedirect,
  end: string | undefined,
  context: Context,
  siteFile: KnownFile,
): LinkAnswer | undefined => {
  if (!isWritten(to)) return undefined
  if (askedBy(to) !== undefined)
    return {
      message: msg('linkUnfinished'),
      suggestion: msg('writePageAddress'),
    }
  const fault = hrefFault(to)
  if (fault === 'scheme' || (fault === undefined && !/^(?:\/|https?:)/i.test(to)))
    return {
      message: msg('redirectToNowhere', { to }),
      suggestion: msg('writeTarget'),
    }
  if (from === to)
    return {
      message: msg('redirectToItself', { from }),
      suggestion: msg('nameOtherTarget'),
    }
  if (end === undefined)
    return {
      message: msg('redirectsInCircle'),
      suggestion: msg('leadToExistingPage'),
    }
  if (end !== to)
    return { message: msg('redirectToRedirect', { to }), suggestion: msg('write', { value: end }) }
  if (writeAddress(to).length > longestTarget)
    return {
      message: msg('targetTooLong', { to, length: writeAddress(to).length }),
      suggestion: msg('keepTargetBelow', { longestTarget }),
    }
  const path = (fromRoot(to, context) ?? to).replace(/[?#].*$/s, '')
  if (isAssetAddress(path) && !context.assets.some(({ address }) => address === path))
    return {
      message: msg('noAssetToLeadTo', {
        folder: assetsFolder,
        file: path.slice(assetFolder.length),
      }),
      suggestion: msg('addFileOrNameAnother'),
    }
  return judgeLink(to, siteFile, context)
}

export const rule: Rule = {
  name: 'redirects',
  severity: 'error',
  what: 'A redirect leads from an address that is no page to one that is, at once and not in circles, on every host: a server, nginx, and one of plain files.',
  why: "Old addresses stand in other people's bookmarks and search results; a redirect that fails loses these visitors.",
  bad: [{ file: 'pages/_site.json', at: '/redirects', value: [{ from: '/about', to: '/' }] }],
  good: [
    {
      file: 'pages/_site.json',
      at: '/redirects',
      value: [{ from: '/about-us.html', to: '/about' }],
    },
  ],
  *check(context) {
    const { all } = redirectsOf(context)
    const siteFile = context.files.find(({ path }) => path === context.siteFile?.path)
    if (all.length === 0 || !siteFile) return
    const files = filesOfRedirects(context)
    const ends = endsOf(all, context)
    for (const redirect of all) {
      const place = (key: 'from' | 'to') => ({
        file: siteFile.path,
        pointer: `/redirects/${redirect.index}/${key}`,
      })
      const [from, to] = [
        judgeFrom(redirect, context, files, siteFile),
        judgeTo(redirect, ends.get(redirect), context, siteFile),
      ]
      if (from) yield { ...place('from'), ...from }
      if (!to) continue
      const { right, others, ...said } = to
      yield {
        ...place('to'),
        ...said,
        ...offersOf({ right, others }, (value) => ({ kind: 'value', value })),
      }
    }
  },
}
