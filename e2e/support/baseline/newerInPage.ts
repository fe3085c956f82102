import { Parser } from 'htmlparser2'
import { newerMeaning } from './baselineKeys.ts'

const escaped = (text: string) => text.replaceAll(/[^\w]/g, '.')

/** What a built page uses that came after `year`, as keys of browser-compat-data: elements, attributes and their values. */
export const newerInPage = (html: string, year: number): string[] => {
  const found: string[] = []
  const ask = (name: string, where: RegExp) => {
    const meaning = newerMeaning(name, year, where)
    if (meaning) found.push(meaning)
  }
  new Parser({
    onopentag: (element, attributes) => {
      ask(element, /^html\.elements\.[^.]+$/)
      for (const [name, value] of Object.entries(attributes)) {
        ask(name, new RegExp(`^html\\.(?:global_attributes|elements\\.${element})\\.[^.]+$`))
        ask(
          value,
          new RegExp(
            `^html\\.(?:global_attributes|elements\\.${element})\\.${escaped(name)}\\.[^.]+$`,
          ),
        )
        if (element === 'input' && name === 'type') ask(`type_${value}`, /^html\.elements\.input\./)
      }
    },
  }).end(html)
  return found
}
