import { choicesInWords } from './choicesInWords.ts'
import { isObject } from './isObject.ts'
import { siteSchema } from './site.ts'
import { weekdays } from './weekdays.ts'

const firm = siteSchema.properties.firm.properties
/** What is told to programs alone. */
const ofPrograms = new Set(['kind', 'countryCode', 'logo'])
const titles: Readonly<Record<string, { readonly title: string }>> = {
  ...firm,
  ...firm.address.properties,
}

/** What a word of the firm is called, by the name by which texts refer to it: `firm.city` is "City of the firm". */
export const firmTitle = (name: string): string | undefined => {
  const key = name.startsWith('firm.') ? name.slice('firm.'.length) : ''
  return Object.hasOwn(titles, key) ? `${titles[key]?.title} of the firm` : undefined
}

/** What is written of the firm under one name each and people read, with where it stands in the settings and what it is called. */
export const firmWords = (
  settings: unknown,
): readonly { readonly pointer: string; readonly title: string; readonly text: string }[] => {
  const firm = isObject(settings) && isObject(settings['firm']) ? settings['firm'] : {}
  const address = isObject(firm['address']) ? firm['address'] : {}
  const under = (place: string, values: Readonly<Record<string, unknown>>) =>
    Object.entries(values).flatMap(([key, text]) =>
      typeof text === 'string' && Object.hasOwn(titles, key) && !ofPrograms.has(key)
        ? [{ pointer: `${place}/${key}`, title: titles[key]?.title ?? key, text }]
        : [],
    )
  const listed = (key: 'hours' | 'otherHours') =>
    (Array.isArray(firm[key]) ? firm[key] : []).flatMap((entry: unknown, index) => {
      if (!isObject(entry)) return []
      const { days, opens, closes } = entry
      const said = [
        Array.isArray(days) ? choicesInWords(weekdays, days) : '',
        typeof opens === 'string' && typeof closes === 'string' ? `${opens}–${closes}` : '',
      ].filter(Boolean)
      return said.length > 0
        ? [
            {
              pointer: `/firm/${key}/${index}`,
              title: titles[key]?.title ?? key,
              text: said.join(', '),
            },
          ]
        : []
    })
  return [
    ...under('/firm', firm),
    ...under('/firm/address', address),
    ...listed('hours'),
    ...listed('otherHours'),
  ]
}
