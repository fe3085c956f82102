import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { exampleSite } from '../../../authoring/workspace/gallery/exampleSite.ts'
import { standardKit } from '../../../kits/standard/kit.ts'
import { PageContext } from '../../ui/PageContext.ts'
import { Location } from './Location.tsx'

const site = exampleSite(standardKit, undefined, undefined)
const settings = {
  ...site.settings,
  firm: { ...site.settings.firm, hours: [{ days: ['monday'], opens: '09:00', closes: '17:00' }] },
}

const drawn = (openingHours: string, hoursHeading?: string, note?: string): string => {
  const words = { ...site.words, openingHours }
  const context = {
    site: { ...site, settings, words },
    scripts: {},
    today: '2026-11-23',
  } as unknown as PageContext // all that it asks of its page
  return renderToStaticMarkup(
    <PageContext value={context}>
      <Location
        block={{
          type: 'location',
          ...(hoursHeading ? { hoursHeading } : {}),
          ...(note ? { note } : {}),
        }}
      />
    </PageContext>,
  )
}
const count = (html: string, words: string) => html.split(words).length - 1

it('the location block shows a custom hours label once and omits the standard one below a heading', () => {
  expect(count(drawn('Office time (IST)', 'Hours'), 'Office time (IST)')).toBe(1)
  expect(count(drawn('Opening hours', 'Hours'), 'Opening hours')).toBe(0)
})

it('the location block shows the hours label once when it has no heading', () => {
  expect(count(drawn('Office time (IST)'), 'Office time (IST)')).toBe(1)
  expect(count(drawn('Opening hours'), 'Opening hours')).toBe(1)
})

it('the location block shows its note between the hours and the email address', () => {
  const html = drawn('Opening hours', 'Hours', 'On other days by appointment.')
  expect(count(html, 'On other days by appointment.')).toBe(1)
  expect(html.indexOf('On other days')).toBeGreaterThan(html.indexOf('</table>'))
  expect(html.indexOf('On other days')).toBeLessThan(html.indexOf('mailto:'))
})
