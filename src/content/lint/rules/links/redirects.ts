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
  const [before, line] = [first, { index }].map((entry) =>
    lineOf(siteFile, `/redirects/${entry.index}/from`),
  )
  return {
    message: `${from} is redirected twice: on line ${before}${first.from === from ? '' : `, as ${first.from},`} and on line ${line}.`,
    suggestion:
      first.from === from
        ? 'Remove one of the two.'
        : 'Remove one of the two: capital letters and a slash at the end make no difference.',
  }
}

const judgePage = ({ from, to }: WrittenRedirect, page: string): LinkAnswer =>
  to.replace(/[?#].*$/s, '') === page
    ? {
        severity: 'warning',
        message: `${from} leads to ${page} without a redirect: on hosts of plain files it is the page itself, all others lead on.`,
        suggestion: 'Take the redirect out: it does nothing.',
      }
    : {
        message: `There is a page ${page}, so this redirect never works.`,
        suggestion: 'Remove the redirect, or rename the page.',
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
      message: `${owner} is a file that this redirect would need another for.`,
      suggestion: 'Take the redirect out, or rename what stands there.',
    }
  const other = files.firstOf(old)
  if (!other || other.to === redirect.to) return undefined
  const line = lineOf(siteFile, `/redirects/${other.index}/from`)
  return {
    message: `On hosts of plain files ${redirect.from} and ${other.from} on line ${line} are one file, and they lead to two places.`,
    suggestion: 'Let both lead to one place, or remove one of the two.',
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
      message: 'It is not said yet which old address leads on.',
      suggestion: 'Write it, such as /about-us.html.',
    }
  if (!old) return refuseOldAddress(from, (path) => routesByCase(context).has(path.toLowerCase()))
  const first = redirectAt(from, context)
  if (first && first !== redirect) return judgeTwice(redirect, first, siteFile)
  if (isEngineAddress(old.key))
    return {
      message: `${from} belongs to the engine, which answers it itself.`,
      suggestion: 'Take the redirect out.',
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
      message: 'It is not said yet where this leads.',
      suggestion: 'Write a page of this site, such as /contact.',
    }
  const fault = hrefFault(to)
  if (fault === 'scheme' || (fault === undefined && !/^(?:\/|https?:)/i.test(to)))
    return {
      message: `${to} is no address to lead to.`,
      suggestion: 'Write a page of this site, such as /contact, or an https: address.',
    }
  if (from === to)
    return {
      message: `${from} leads to itself.`,
      suggestion: 'Name another page, or remove the redirect.',
    }
  if (end === undefined)
    return {
      message: 'This redirect leads in circles.',
      suggestion: 'Let it lead to a page that is there.',
    }
  if (end !== to) return { message: `${to} is itself redirected.`, suggestion: `Write "${end}".` }
  if (writeAddress(to).length > longestTarget)
    return {
      message: `${to.slice(0, 40)}… is too long to lead to: ${writeAddress(to).length} signs.`,
      suggestion: `Keep it below ${longestTarget}.`,
    }
  const path = (fromRoot(to, context) ?? to).replace(/[?#].*$/s, '')
  if (isAssetAddress(path) && !context.assets.some(({ address }) => address === path))
    return {
      message: `There is no file ${assetsFolder}/${path.slice(assetFolder.length)} to lead to.`,
      suggestion: 'Put the file there, or name another one.',
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
