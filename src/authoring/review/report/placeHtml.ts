import { escaped } from '../../../content/changes/formats/html.ts'
import type { Look, Shown } from '../pictures/look.ts'

const percent = (part: number, whole: number) => `${Number(((100 * part) / whole).toFixed(3))}%`

/** Marks stand a little outside of what they mark, as far as there is room. In pixels of the picture. */
const clear = 6

const markHtml = ({ width, height, marks }: Shown): string =>
  marks
    .map((box) => {
      const [left, top] = [Math.max(1, box.left - clear), Math.max(1, box.top - clear)]
      const [right, bottom] = [
        Math.min(width - 1, box.left + box.width + clear),
        Math.min(height - 1, box.top + box.height + clear),
      ]
      return `<i style="left:${percent(left, width)};top:${percent(top, height)};width:${percent(right - left, width)};height:${percent(bottom - top, height)}"></i>`
    })
    .join('')

/** One picture with its marks; `words` is what it is called for those who don't see it. */
const shotHtml = (shown: Shown, side: 'before' | 'after', tag: string, words: string): string =>
  `<div class="shot ${side}"><span class="tag">${tag}</span><div class="frame"><img src="${shown.url}" width="${shown.width}" height="${shown.height}" alt="${escaped(words)}">${markHtml(shown)}</div></div>`

const device = (width: number) => (width > 800 ? 'Desktop' : 'Phone')

/** Pictures of one height, but for what rounding adds, can lie over each other. In pixels. */
const rounding = 2
type Pair = { readonly before: Shown; readonly after: Shown }
export const isEven = ({ before, after }: Pair): boolean =>
  Math.abs(before.height - after.height) <= rounding

const sliderHtml = (words: string): string =>
  `<input type="range" min="0" max="100" value="100" autocomplete="off" aria-label="${escaped(`${words}: how much of “before” is shown`)}"><b class="knob" aria-hidden="true"></b>`

const pairHtml = (before: Shown, after: Shown, words: string): string =>
  `<div class="pair${isEven({ before, after }) ? ' even' : ''}">${shotHtml(before, 'before', 'Before', `${words}, before`)}${shotHtml(after, 'after', 'After', `${words}, after`)}${isEven({ before, after }) ? sliderHtml(words) : ''}</div>`

const places = ({ places: all, width, more, before, after }: Look, name: string): string => {
  const figures = all.map(({ before: was, after: is }, index) => {
    const words = `${device(width)}: place ${index + 1} of ${all.length + more} on ${name}`
    const shape = was.width > 800 ? 'broad' : 'narrow'
    return `<figure class="place ${shape}" style="--width:${was.width}px"><figcaption>${device(width)} <span>${width} px wide${all.length + more > 1 ? `, place ${index + 1} of ${all.length + more}` : ''}</span></figcaption>${pairHtml(was, is, words)}</figure>`
  })
  const whole =
    before && after
      ? `<details class="whole"><summary>The whole page on a ${device(width).toLowerCase()}, before and after${more > 0 ? `, with ${more} more places` : ''}</summary><figure class="place narrow" style="--width:400px">${pairHtml(before, after, `${device(width)}: all of ${name}`)}</figure></details>`
      : ''
  return `<div class="at at-${width}">${figures.join('')}${whole}</div>`
}

/** A page that is longer than that is cut off until somebody asks for all of it: a picture that scrolls would catch the wheel. In pixels. */
const cutAt = 900

const single = ({ before, after, width }: Look, name: string): string => {
  const shown = after ?? before
  if (!shown) return ''
  const [side, tag] = after ? (['after', 'New'] as const) : (['before', 'Removed'] as const)
  const words = `${device(width)}: all of ${name}`
  const more =
    (shown.height * Math.min(width, 760)) / width > cutAt
      ? '<label class="more"><input type="checkbox"> Show all of it</label>'
      : ''
  return `<figure class="single at-${width}" style="--width:${Math.min(width, 760)}px"><figcaption>${device(width)} <span>${width} px wide</span></figcaption><div class="cut">${shotHtml(shown, side, tag, words)}</div>${more}</figure>`
}

type Routes = { readonly before?: string | undefined; readonly after?: string | undefined }

/** Whether a page was photographed, and looks as it did at all widths. */
export const looksSame = ({
  before,
  after,
  looks,
}: Routes & { readonly looks: readonly Look[] }): boolean =>
  before !== undefined &&
  after !== undefined &&
  looks.length > 0 &&
  looks.every(({ places: all }) => all.length === 0)

/** What is said then. */
export const asBefore = (who = 'Looks as it did'): string =>
  `${who}, on a desktop and on a phone: what has changed here is read by search engines, messengers or screen readers, or shown after a click.`

/** How a page that is called `name` looks at all widths: each place that differs, before and after; a page that is new or gone as a whole. */
export const looksHtml = (
  looks: readonly Look[],
  { before, after, name }: Routes & { readonly name: string },
): string => {
  if (looks.length === 0) return ''
  if (before === undefined || after === undefined)
    return `<div class="singles">${looks.map((look) => single(look, name)).join('')}</div>`
  const [same, other] = [
    looks.filter((look) => look.places.length === 0),
    looks.filter((look) => look.places.length > 0),
  ]
  if (other.length === 0) return `<p class="quiet">${asBefore()}</p>`
  const unseen = same.map(
    ({ width }) =>
      `<p class="quiet">On a ${device(width).toLowerCase()} nothing looks different.</p>`,
  )
  return other.map((look) => places(look, name)).join('') + unseen.join('')
}
