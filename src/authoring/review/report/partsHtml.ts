import { escaped } from '../../../content/changes/formats/html.ts'
import type { AddressChange, LocatedFinding, Review, Spot } from '../review.ts'
import { pageName, type Titles } from './pageName.ts'

const part = (id: string, heading: string, body: string): string =>
  body === '' ? '' : `<section class="part" id="${id}"><h2>${heading}</h2>${body}</section>`

const code = (text: string) => `<code>${escaped(text)}</code>`

const rows = (title: string, items: readonly string[], kind = ''): string =>
  items.length === 0
    ? ''
    : `<h3>${title}</h3><ul class="rows ${kind}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const goneRow = ({ address, to, was }: AddressChange, titles: Titles): string => {
  if (to !== undefined) return `${code(address)} leads on to ${pageName(titles, to)}`
  const what = `leads nowhere now${was === undefined ? '' : `; it led to ${code(was)}`}`
  const redirect = `{ "from": "${address}", "to": … }`
  return `${pageName(titles, address)} ${what}. <p class="do">Lead it on to the page that comes nearest: in the site’s settings, under “Redirects”, add the old address and that page. In the document that is ${code(redirect)} in <code>"redirects"</code> of <code>pages/_site.json</code>.</p>`
}

/** The addresses that visitors meet otherwise than before; what leads nowhere stands first. */
export const addressesHtml = ({ titles, addresses: { added, gone, led } }: Review): string => {
  const dead = gone.filter(({ to }) => to === undefined)
  const moved = gone.filter(({ to }) => to !== undefined)
  return part(
    'addresses',
    'Addresses',
    rows(
      'Lead nowhere now',
      dead.map((row) => goneRow(row, titles)),
      'bad',
    ) +
      rows(
        'New',
        added.map(
          ({ address, was }) =>
            pageName(titles, address) + (was === undefined ? '' : ` (it led to ${code(was)})`),
        ),
      ) +
      rows(
        'No page any more',
        moved.map((row) => goneRow(row, titles)),
      ) +
      rows(
        'Lead elsewhere',
        led.map(
          ({ address, to = '', was }) =>
            `${code(address)} leads to ${pageName(titles, to)}${was === undefined ? ', which is new' : `; it led to ${code(was)}`}`,
        ),
      ),
  )
}

const spotHtml = ({ name, route, words, file, line }: Spot): string =>
  `${escaped(name)}${route === undefined ? '' : ` ${code(route)}`}${words === undefined ? '' : `: <bdi>${escaped(words)}</bdi>`} <small>${escaped(`${file}:${line}`)}</small>`

/** So many places stand below a finding unfolded. */
const maxOpen = 8

const spotsHtml = (spots: readonly Spot[]): string => {
  const list = `<ul>${spots.map((spot) => `<li>${spotHtml(spot)}</li>`).join('')}</ul>`
  return spots.length > maxOpen
    ? `<details><summary>In ${spots.length} places</summary>${list}</details>`
    : list
}

const findingRow = ({ severity, message, suggestion, spots }: LocatedFinding): string =>
  `<strong class="${severity}">${severity}</strong> ${escaped(message)}${suggestion ? ` <span class="do">${escaped(suggestion)}</span>` : ''}${spotsHtml(spots)}`

/** What the checks find now and did not before, and what they find no more. */
export const findingsHtml = ({ came, went }: Review): string =>
  part(
    'findings',
    'What the checks say',
    rows('New', came.map(findingRow), 'findings') +
      rows('Gone', went.map(findingRow), 'findings gone'),
  )

const kilobytes = (bytes: number) =>
  `${(bytes / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} kB`

/** Pages whose first load has grown so that somebody on a slow line feels it. */
export const weightHtml = ({ titles, heavier }: Review): string =>
  part(
    'weight',
    'Heavier to load',
    rows(
      'Bytes of the first load, compressed',
      heavier.map(
        ({ route, before, after }) =>
          `${pageName(titles, route)} ${kilobytes(before)} → ${kilobytes(after)} <small>+${kilobytes(after - before)}</small>`,
      ),
    ),
  )
