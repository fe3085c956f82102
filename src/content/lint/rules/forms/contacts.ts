import { interpolate, isWritten } from '../../../../core/model/figures/interpolate.ts'
import { pointerOf } from '../../../../core/model/schema/path.ts'
import { safeHref } from '../../../../core/model/text/safeHref.ts'
import { readTelephone } from '../../../../core/model/text/telephone.ts'
import { type Message, msg } from '../../messages/msg.ts'
import type { Fix } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

type Said = {
  readonly message: Message
  readonly suggestion: Message
  readonly right?: string
}

const mail = (address: string): Said | undefined => {
  const [target = '', ...rest] = address.slice('mailto:'.length).split('?')
  if (/[\s\\]/.test(rest.join('?')))
    return {
      message: msg('queryHasBlank'),
      suggestion: msg('encodeBlank'),
    }
  if (/^[^@\s,;]+@[^@\s,;]+\.[^@\s,;.]+$/.test(decode(target))) return undefined
  const right = `mailto:${target.trim()}`
  if (target !== target.trim() && !mail(right))
    return {
      message: msg('addressHasSpace', { target }),
      suggestion: msg('writeBare', { value: right }),
      right,
    }
  return {
    message: msg('notAnEmail', { target }),
    suggestion: msg('writeOneMailto'),
  }
}

const unseen: Said = {
  message: msg('addressHasUnseenSign'),
  suggestion: msg('retypeAddress'),
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
      message: msg('phoneLinkHasSigns', { number }),
      suggestion: msg('writeBare', { value: right }),
      right,
    }
  return {
    message: msg('phoneNotInternational', { number }),
    suggestion: msg('writeTelLink'),
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
            message: msg('linkShowsOtherEmail', { shown }),
            suggestion: msg('writeMailtoShown', { shown }),
          }
        }
      }
    }
  },
}
