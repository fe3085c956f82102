import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { writingFor } from '../../../tests/support/writingFor.ts'
import { Action } from './Action.tsx'
import { PageContext } from './PageContext.ts'

/** The name of a button, as it is read aloud. */
const heard = (locale: string, label: string, about: string): string => {
  const page = {
    site: { writing: writingFor(locale), dialogs: new Map() },
  } as unknown as PageContext // all that it asks of its page
  const drawn = renderToStaticMarkup(
    <PageContext value={page}>
      <Action action={{ label, about, dialog: 'booking' }} />
    </PageContext>,
  )
  return drawn.replace(/<[^>]+>/g, '')
}

it.each([
  ['en-GB', 'Learn more', 'brake repairs', 'Learn more: brake repairs'],
  ['en-GB', 'Still unsure?', 'brake repairs', 'Still unsure? brake repairs'],
  ['de-DE', 'Mehr erfahren', 'Bremsen', 'Mehr erfahren: Bremsen'],
  ['fr-FR', 'En savoir plus', 'les freins', 'En savoir plus\u00a0: les freins'],
  ['hi-IN', 'और जानें', 'कंपनी का गठन', 'और जानें: कंपनी का गठन'],
  ['ur-IN', 'مزید جانیں', 'کمپنی کا قیام', 'مزید جانیں: کمپنی کا قیام'],
  ['ar-AE', 'معرفة المزيد', 'تأسيس الشركات', 'معرفة المزيد: تأسيس الشركات'],
])(
  'in %s the accessible name of the button “%s” has its topic after the label',
  (locale, label, about, name) => {
    expect(heard(locale, label, about)).toBe(name)
  },
)

it('an action’s preset keeps its script readable and parses with URLSearchParams', () => {
  const preset = { message: 'जीएसटी & टीडीएस: 100% = सब, 1 + 1 #2', service: 'gst' }
  const page = {
    site: { writing: writingFor('hi-IN'), dialogs: new Map() },
  } as unknown as PageContext // all that it asks of its page
  const drawn = renderToStaticMarkup(
    <PageContext value={page}>
      <Action action={{ label: 'भेजें', dialog: 'booking', preset }} />
    </PageContext>,
  )
  const [, carried = ''] = /data-preset="([^"]*)"/.exec(drawn) ?? []
  expect(carried).toContain('जीएसटी')
  expect(Object.fromEntries(new URLSearchParams(carried.replaceAll('&amp;', '&')))).toEqual(preset)
})
