import { interpolate, isWritten } from '../../../../core/model/figures/interpolate.ts'
import { pointerOf } from '../../../../core/model/schema/path.ts'
import { safeHref } from '../../../../core/model/text/safeHref.ts'
import { readTelephone } from '../../../../core/model/text/telephone.ts'
import type { Fix } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

type Said = { readonly message: string; readonly suggestion: string; readonly right?: string }

const mail = (address: string): Said | undefined => {
  const [target = '', ...rest] = address.slice('mailto:'.length).split('?')
  if (/[\s\\]/.test(rest.join('?')))
    return {
      message: 'What follows the "?" of this address holds a space, a line break or a backslash.',
      suggestion: 'Write %20 for a space.',
    }
  if (/^[^@\s,;]+@[^@\s,;]+\.[^@\s,;.]+$/.test(decode(target))) return undefined
  const right = `mailto:${target.trim()}`
  if (target !== target.trim() && !mail(right))
    return {
      message: `There is a space in this address: "${target}".`,
      suggestion: `Write ${right}.`,
      right,
    }
  return {
    message: `"${target}" is no e-mail address.`,
    suggestion: 'Write mailto:name@example.com, one address.',
  }
}

const unseen: Said = {
  message: 'This address holds a sign that cannot be seen and that no address may have.',
  suggestion: 'Type the address anew.',
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
  const { number: main, extension } = readTelephone(number)
  const isPlain = extension === undefined || number.endsWith(`;ext=${extension}`)
  if (isPlain && /^\+[0-9()-]+$/.test(main) && main.replace(/\D/g, '').length >= 7) return undefined
  if (/^[0-9()-]+$/.test(number) && number.replace(/\D/g, '').length <= 6) return undefined // short numbers of a country
  const right = `tel:${main.trim().replace(/[\s./]+/g, '-')}${extension === undefined ? '' : `;ext=${extension}`}`
  if (right !== address && !telephone(right))
    return {
      message: `"${number}" holds signs that a telephone link cannot have.`,
      suggestion: `Write ${right}.`,
      right,
    }
  return {
    message: `"${number}" is no telephone number that can be called from everywhere.`,
    suggestion:
      'Write tel:+ with the country code, and digits or hyphens only: tel:+44-113-496-0000.',
  }
}

/** The right address in the place of the wrong one, unless that is made of facts. */
const fixOf = ({ right }: Said, isPlain: boolean, index: number | undefined): Fix | undefined => {
  if (right === undefined || !isPlain) return undefined
  return index === undefined ? { kind: 'value', value: right } : { kind: 'characters', text: right }
}

export const rule: Rule = {
  name: 'contacts',
  severity: 'error',
  perDocument: true,
  what: 'A mailto: link holds one e-mail address, a tel: link a number with its country code; a label that shows an address shows the same one.',
  why: 'A visitor who taps it wants to write or call; a wrong sign, and nothing happens.',
  bad: [
    {
      file: 'pages/about.json',
      at: '/blocks/1/paragraphs/0',
      value: 'Call [the workshop](tel:0113-496-0000-1).',
    },
  ],
  good: [
    {
      file: 'pages/about.json',
      at: '/blocks/1/paragraphs/0',
      value: 'Call [the workshop](tel:+44-113-496-0000).',
    },
  ],
  *check({ files, lookup }) {
    for (const file of files) {
      for (const { href: written, path, index, label } of file.gathered.links) {
        const href = interpolate(written, lookup)
        const isMail = /^mailto:/i.test(href)
        if ((!isMail && !/^tel:/i.test(href)) || !isWritten(href)) continue
        const place = {
          file: file.path,
          pointer: pointerOf(path),
          ...(index === undefined ? {} : { index, length: written.length }),
        }
        const said =
          (isMail ? mail(href) : telephone(href)) ??
          (safeHref(href) === undefined ? unseen : undefined)
        const shown =
          label === undefined
            ? undefined
            : /[^\s@]+@[^\s@]+\.[^\s@]+/.exec(interpolate(label, lookup).slice(0, 200))?.[0]
        if (said)
          yield {
            ...place,
            message: said.message,
            suggestion: said.suggestion,
            fix: fixOf(said, written === href, index),
          }
        else if (isMail && shown && !href.toLowerCase().includes(shown.toLowerCase())) {
          yield {
            ...place,
            message: `The link shows ${shown}, but writes to another address.`,
            suggestion: `Write mailto:${shown}.`,
          }
        }
      }
    }
  },
}
