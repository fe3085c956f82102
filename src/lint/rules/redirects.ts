import type { Context } from '../context.ts'
import { didYouMean } from '../didYouMean.ts'
import { nearest } from '../nearest.ts'
import { redirectsOf } from '../redirectsOf.ts'
import { routesByCase } from '../routesByCase.ts'
import type { Report, Rule } from '../rule.ts'

type Redirect = { readonly from: string; readonly to: string }
type Said = Pick<Report, 'message' | 'suggestion'> & { readonly key: 'from' | 'to' }

const pathOf = (address: string) => address.replace(/[?#].*$/, '')

/** A chain with more links than browsers follow is no better than a circle. */
const longest = 20

/** Where a chain of redirects ends, or undefined where it goes round in circles. */
const endOf = (to: string, all: ReadonlyMap<string, string>): string | undefined => {
  const seen = new Set<string>()
  let at = to
  for (let next = all.get(pathOf(at)); next !== undefined; next = all.get(pathOf(at))) {
    if (seen.has(at) || seen.size > longest) return undefined
    seen.add(at)
    at = next
  }
  return at
}

const checkTarget = ({ to }: Redirect, context: Context, all: ReadonlyMap<string, string>): Said | undefined => {
  if (/^https?:\/\//.test(to)) return undefined
  if (!to.startsWith('/') || to.startsWith('//'))
    return { key: 'to', message: `${to} is no address to lead to.`, suggestion: 'Write a page of this site, such as /contact, or an https: address.' }
  const end = endOf(to, all)
  if (end === undefined) return { key: 'to', message: 'This redirect leads in circles.', suggestion: 'Let it lead to a page that is there.' }
  if (end !== to) return { key: 'to', message: `${to} is itself redirected.`, suggestion: `Write "${end}".` }
  const path = pathOf(to)
  if (path.startsWith('/assets/') || context.routes.has(path)) return undefined
  const near = nearest(path, context.pages.keys())
  return { key: 'to', message: `There is no page ${path} to lead to.`, suggestion: near ? didYouMean(path, near) : 'Choose a page that is there.' }
}

const check = (redirect: Redirect, isSecond: boolean, context: Context, all: ReadonlyMap<string, string>): Said | undefined => {
  const { from, to } = redirect
  const path = pathOf(from)
  if (from === to) return { key: 'to', message: `${from} leads to itself.`, suggestion: 'Name another page, or remove the redirect.' }
  if (isSecond) return { key: 'from', message: `${from} is redirected twice; only the first one counts.`, suggestion: 'Remove one of the two.' }
  const page = routesByCase(context).get(path.toLowerCase())
  if (page) return { key: 'from', message: `There is a page ${page}, so this redirect never works.`, suggestion: 'Remove the redirect, or rename the page.' }
  return checkTarget(redirect, context, all)
}

export const rule: Rule = {
  name: 'redirects',
  severity: 'error',
  what: 'A redirect leads from an address that is no page to one that is, at once and not in circles.',
  why: "Old addresses stand in other people's bookmarks and search results; a redirect that fails loses these visitors.",
  bad: [{ file: 'pages/_site.json', at: '/redirects', value: [{ from: '/about', to: '/' }] }],
  good: [{ file: 'pages/_site.json', at: '/redirects', value: [{ from: '/about-us.html', to: '/about' }] }],
  *check(context) {
    const { site, siteFile } = context
    const list = site?.redirects ?? []
    const all = redirectsOf(context)
    const seen = new Set<string>()
    for (const [index, redirect] of list.entries()) {
      const said = check(redirect, seen.has(redirect.from), context, all)
      seen.add(redirect.from)
      if (said) yield { file: siteFile?.path ?? '', pointer: `/redirects/${index}/${said.key}`, message: said.message, suggestion: said.suggestion }
    }
  },
}
