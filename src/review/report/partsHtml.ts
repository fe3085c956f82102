import { escaped } from '../../changes/formats/html.ts'
import type { Finding } from '../../lint/finding.ts'
import type { AddressChange, Review } from '../review.ts'

const part = (id: string, heading: string, body: string): string => (body === '' ? '' : `<section class="part" id="${id}"><h2>${heading}</h2>${body}</section>`)

const code = (text: string) => `<code>${escaped(text)}</code>`

const rows = (title: string, items: readonly string[], kind = ''): string =>
  items.length === 0 ? '' : `<h3>${title}</h3><ul class="rows ${kind}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const goneRow = ({ address, to, was }: AddressChange): string => {
  if (to !== undefined) return `${code(address)} leads on to ${code(to)}`
  return `${code(address)} leads nowhere now${was === undefined ? '' : `; it led to ${code(was)}`}`
}

/** The addresses that visitors meet otherwise than before; what leads nowhere stands first. */
export const addressesHtml = ({ addresses: { added, gone, led } }: Review): string => {
  const dead = gone.filter(({ to }) => to === undefined)
  const moved = gone.filter(({ to }) => to !== undefined)
  return part(
    'addresses',
    'Addresses',
    rows('Lead nowhere now', dead.map(goneRow), 'bad') +
      rows(
        'New',
        added.map(({ address, was }) => code(address) + (was === undefined ? '' : ` (it led to ${code(was)})`)),
      ) +
      rows('No page any more', moved.map(goneRow)) +
      rows(
        'Lead elsewhere',
        led.map(({ address, to = '', was }) => `${code(address)} leads to ${code(to)}${was === undefined ? ', which is new' : `; it led to ${code(was)}`}`),
      ),
  )
}

const findingRow = ({ severity, message, suggestion, file, line, rule }: Finding): string =>
  `<strong class="${severity}">${severity}</strong> ${escaped(message)}${suggestion ? ` <span class="do">${escaped(suggestion)}</span>` : ''} <small>${escaped(`${file}:${line}`)} · ${escaped(rule)}</small>`

/** What lint finds now and did not before, and what it finds no more. */
export const findingsHtml = ({ came, went }: Review): string =>
  part('findings', 'What lint says', rows('New', came.map(findingRow), 'findings') + rows('Gone', went.map(findingRow), 'findings gone'))

const kilobytes = (bytes: number) => `${(bytes / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} kB`

/** Pages whose first load has grown so that somebody on a slow line feels it. */
export const weightHtml = ({ heavier }: Review): string =>
  part(
    'weight',
    'Heavier to load',
    rows(
      'Bytes of the first load, compressed',
      heavier.map(({ route, before, after }) => `${code(route)} ${kilobytes(before)} → ${kilobytes(after)} <small>+${kilobytes(after - before)}</small>`),
    ),
  )
