import { createHash } from 'node:crypto'
import { escaped, type Names, toldHtml } from '../../../content/changes/formats/html.ts'
import { type FileKind, fileKindText } from '../../../content/changes/messages/fileKinds.ts'
import { placeOf } from '../../../core/document/sources.ts'
import { pluralGrouped } from '../../../core/text/plural.ts'
import { belowOf } from '../besideOriginals.ts'
import { type Glance, glanceAt, headlineOf } from '../glance.ts'
import type { ChangedPage, Review, Section } from '../review.ts'
import { sayTranslation } from '../translationsOf.ts'
import { verdictOf } from '../verdictOf.ts'
import { pageName, type Titles } from './pageName.ts'
import { addressesHtml, findingsHtml, weightHtml } from './partsHtml.ts'
import { asBefore, isEven, looksHtml, looksSame } from './placeHtml.ts'
import { reportCss } from './reportCss.ts'
import reportScript from './reportScript.ts?script'

/** Known by this again, so that nothing else is written over. */
export const generator = '<meta name="generator" content="Broadsheet review">'

const icons: Readonly<Record<Glance['is'], string>> = {
  stop: '<path d="M8 8l8 8M16 8l-8 8"/>',
  look: '<path d="M12 7v6M12 16.5v.5"/>',
  fine: '<path d="M7.5 12.5l3 3 6-7"/>',
}
const titles: Readonly<Record<Glance['is'], string>> = { stop: 'Stop', look: 'Look', fine: 'Fine' }

const iconOf = (is: Glance['is']): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" role="img" aria-label="${titles[is]}"><circle cx="12" cy="12" r="10"/>${icons[is]}</svg>`

const glanceHtml = ({ is, words, to, isQuestion }: Glance): string =>
  `<li class="${is}${isQuestion ? ' question' : ''}">${iconOf(is)}<span>${escaped(words)}${to ? ` <a href="#${to}">${isQuestion ? 'Look at it' : 'See which'}</a>` : ''}</span></li>`

const verdictHtml = (review: Review): string => {
  const { is, words } = verdictOf(review)
  return `<p class="verdict ${is}">${iconOf(is)}<strong>${escaped(words)}</strong></p>`
}

/** What the documents are that belong to no page. */
const shared: Readonly<Partial<Record<FileKind, string>>> = {
  facts: 'Figures that pages share',
  site: 'Menus, addresses and look, which all pages share',
}

const titleOf = ({ told }: Section): string =>
  told === undefined
    ? 'Other pages'
    : shared[told.kind] === undefined
      ? told.name
      : fileKindText[told.kind]

const pageHtml = (page: ChangedPage, isAlone: boolean, titles: Titles): string => {
  const { before, after, looks } = page
  const moved =
    before !== undefined && after !== undefined && before !== after
      ? ` <small>before: <code>${escaped(before)}</code></small>`
      : ''
  const state =
    before === undefined
      ? ' <small>new</small>'
      : after === undefined
        ? ' <small>removed</small>'
        : ''
  const heading =
    isAlone && moved === ''
      ? ''
      : `<h3>${pageName(titles, after ?? before ?? '')}${moved}${state}</h3>`
  return `<div class="page">${heading}${looksHtml(looks, { before, after, name: titles[after ?? before ?? ''] ?? after ?? before ?? '' })}</div>`
}

const listHtml = (words: string, routes: readonly string[], titles: Titles): string =>
  `<details class="alike"><summary>${words}</summary><ul>${routes.map((route) => `<li>${pageName(titles, route)}</li>`).join('')}</ul></details>`

const alikeHtml = ({ alike, told, pages }: Section, titles: Titles): string => {
  if (alike.length === 0) return ''
  const isShown =
    told !== undefined && pages.some((page) => !looksSame(page) && page.looks.length > 0)
  return listHtml(
    `${pluralGrouped(alike.length, 'more page has', 'more pages have')} this change and no other${isShown ? ': pictures of it are above' : ''}`,
    alike,
    titles,
  )
}

/** Several pages that look as they did, as one line. */
const sameHtml = (pages: readonly ChangedPage[], titles: Titles): string =>
  pages.length === 0
    ? ''
    : `<div class="page"><p class="quiet">${asBefore('These pages look as they did')}</p>${listHtml(
        pluralGrouped(pages.length, 'page'),
        pages.map(({ after, before }) => after ?? before ?? ''),
        titles,
      )}</div>`

const namesOf = (titles: Titles): Names => {
  const page = (route: string) =>
    titles[route] === undefined ? route : `${titles[route]} (${route})`
  const file = (path: string) => {
    const route = placeOf(path)?.route
    return route === undefined ? path : page(route)
  }
  return { page, file }
}

/** What the other languages made of it stands beside the change of the original. */
const translationsHtml = ({ translations = [] }: Section): string =>
  translations.length === 0
    ? ''
    : `<p>In other languages:</p><ul>${translations.map((one) => `<li>${escaped(sayTranslation(one))}</li>`).join('')}</ul>`

const sectionHtml = (section: Section, index: number, review: Review): string => {
  const { titles } = review
  const names = namesOf(titles)
  const { told, pages } = section
  const isOwn = (page: ChangedPage) =>
    told?.route !== undefined && (page.after === told.route || page.before === told.route)
  const kicker =
    told === undefined
      ? 'Differ too, though nothing above says why'
      : (shared[told.kind] ?? [fileKindText[told.kind], told.route ?? told.file].join(' · '))
  const same = pages.filter((page) => looksSame(page) && !isOwn(page))
  const single = same.length > 1 ? pages.filter((page) => !same.includes(page)) : pages
  const shown =
    single.map((page) => pageHtml(page, isOwn(page), titles)).join('') +
    (same.length > 1 ? sameHtml(same, titles) : '')
  return `<section class="part" id="change-${index}"><p class="kicker">${escaped(kicker)}</p><h2>${escaped(titleOf(section))}</h2>${told ? `<div class="changes">${toldHtml(told, names, belowOf(review))}</div>` : ''}${translationsHtml(section)}${shown}${alikeHtml(section, titles)}</section>`
}

const contentsHtml = (sections: readonly Section[]): string => {
  if (sections.length < 2) return ''
  const items = sections.map((section, index) => {
    const number = section.told ? section.told.changes.length : section.pages.length
    return `<li><a href="#change-${index}">${escaped(titleOf(section))}</a> <span>${section.told ? pluralGrouped(number, 'change') : pluralGrouped(number, 'page')}</span></li>`
  })
  return `<nav class="contents" aria-labelledby="contents"><h2 id="contents">Where</h2><ol>${items.join('')}</ol></nav>`
}

const slider = `<label class="for-script"><input type="radio" name="mode" value="beside" checked>Side by side</label><label class="for-script"><input type="radio" name="mode" value="slider">With a slider</label>`

/** Controls for pictures, as far as there are some that they are for. */
const toolsHtml = (sections: readonly Section[]): string => {
  const pairs = sections.flatMap(({ pages }) =>
    pages.flatMap(({ looks }) => looks.flatMap(({ places }) => places)),
  )
  if (pairs.length === 0) return ''
  return `<form class="tools"><fieldset><legend>How pictures are shown</legend>${pairs.some(isEven) ? slider : ''}<label><input type="checkbox" value="marks" checked>Marks</label></fieldset></form>`
}

/** The report as one page that stands on its own: no script of a document could run in it, and nothing is loaded from elsewhere. */
export const reportHtml = (review: Review): string => {
  const { firm, from, to, sections, versions } = review
  const hash = createHash('sha256').update(reportScript).digest('base64')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${generator}
<title>${escaped(`${headlineOf(review)}: ${firm}`)}</title>
<style>${reportCss}</style>
</head>
<body>
<header class="top">
<p class="kicker">Review of ${escaped(firm)}</p>
<h1>${escaped(headlineOf(review))}</h1>
${verdictHtml(review)}
<dl class="states"><dt>Before</dt><dd>${escaped(from)}</dd><dt>After</dt><dd>${escaped(to)}</dd></dl>
<ul class="glance">${glanceAt(review).map(glanceHtml).join('')}</ul>
${contentsHtml(sections)}
</header>
${toolsHtml(sections)}
<main>
${sections.map((section, index) => sectionHtml(section, index, review)).join('\n')}
${addressesHtml(review)}${findingsHtml(review)}${weightHtml(review)}
</main>
<footer><details><summary>How this was made</summary><p>${escaped(versions ?? '')} Both were drawn in the same way, by the programs as they are now, so that only what documents say differs. Answers that are closed on the page are shown open in the pictures; what only comes up after a click, such as a dialog, has a page of its own where it has changed.</p></details></footer>
<script>${reportScript}</script>
</body>
</html>
`
}
