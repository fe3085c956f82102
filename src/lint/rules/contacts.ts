import { interpolate, isWritten } from '../../model/interpolate.ts'
import { pointerOf } from '../../model/path.ts'
import type { Rule } from '../rule.ts'

type Said = { readonly message: string; readonly suggestion: string }

const mail = (address: string): Said | undefined => {
  const target = address.slice('mailto:'.length).replace(/\?.*$/s, '')
  if (/^[^@\s,;]+@[^@\s,;]+\.[^@\s,;.]+$/.test(decode(target))) return undefined
  return { message: `"${target}" is no e-mail address.`, suggestion: 'Write mailto:name@example.com, one address.' }
}

const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // a stray % makes it no address, which is then said
  }
}

const telephone = (address: string): Said | undefined => {
  const number = address.slice('tel:'.length)
  if (/^\+[0-9()-]+$/.test(number) && number.replace(/\D/g, '').length >= 7) return undefined
  if (/^[0-9()-]+$/.test(number) && number.replace(/\D/g, '').length <= 6) return undefined // short numbers of a country
  return {
    message: `"${number}" is no telephone number that can be called from everywhere.`,
    suggestion: 'Write tel:+ with the country code, and digits or hyphens only: tel:+91-194-000-0000.',
  }
}

export const rule: Rule = {
  name: 'contacts',
  severity: 'error',
  perDocument: true,
  what: 'A mailto: link holds one e-mail address, a tel: link a number with its country code; a label that shows an address shows the same one.',
  why: 'A visitor who taps it wants to write or call; a wrong sign, and nothing happens.',
  bad: [{ file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'Call [the workshop](tel:0113-496-0000-1).' }],
  good: [{ file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'Call [the workshop](tel:+44-113-496-0000).' }],
  *check({ files, lookup }) {
    for (const file of files) {
      for (const { href: written, path, index, label } of file.gathered.links) {
        const href = interpolate(written, lookup)
        const isMail = /^mailto:/i.test(href)
        if ((!isMail && !/^tel:/i.test(href)) || !isWritten(href)) continue
        const place = { file: file.path, pointer: pointerOf(path), ...(index === undefined ? {} : { index, length: written.length }) }
        const said = isMail ? mail(href) : telephone(href)
        const shown = label === undefined ? undefined : /[^\s@]+@[^\s@]+\.[^\s@]+/.exec(interpolate(label, lookup).slice(0, 200))?.[0]
        if (said) yield { ...place, ...said }
        else if (isMail && shown && !href.toLowerCase().includes(shown.toLowerCase())) {
          yield { ...place, message: `The link shows ${shown}, but writes to another address.`, suggestion: `Write mailto:${shown}.` }
        }
      }
    }
  },
}
