import { escapeKey, pointerOf } from '../../../../core/model/schema/path.ts'
import { type Message, msg } from '../../messages/msg.ts'
import { type BadSign, badSignsIn, mayHaveBadSigns } from '../../signs/badSigns.ts'
import type { LintFile } from '../../types/file.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

const messages: Readonly<Record<BadSign['reason'], (sign: BadSign, before: string) => Message>> = {
  unseen: ({ sign }, before) => msg('signUnseen', { sign, before }),
  open: ({ sign }, before) => msg('signNotClosed', { sign, before }),
  stray: ({ sign }, before) => msg('signNotOpened', { sign, before }),
}

/** The word before a place, where there is one. */
const beforeIn = (text: string, index: number): string =>
  /[\p{L}\p{M}\p{N}]{1,20}[^\p{L}\p{N}]*$/u.exec(text.slice(0, index))?.[0].trim() ?? ''

const adviceFor = ({ put }: BadSign): Message =>
  put === ''
    ? msg('delete')
    : put.trim() === ''
      ? msg('writeSpaceOrBreak')
      : msg('writeSignInstead', { put })

function* checkStrings({ path: file, gathered, faults }: LintFile): Iterable<Report> {
  const told = new Set(faults.flatMap(({ pointer, on }) => (on === 'key' ? [] : [pointer])))
  for (const { text, role, path } of gathered.strings) {
    const signs = badSignsIn(text, role === 'text')
    if (signs.length === 0 || told.has(pointerOf(path))) continue
    for (const sign of signs)
      yield {
        file,
        pointer: pointerOf(path),
        index: sign.index,
        length: 1,
        message: messages[sign.reason](sign, beforeIn(text, sign.index)),
        suggestion: adviceFor(sign),
        fix: { kind: 'characters', text: sign.put },
      }
  }
}

/** Keys that authors choose themselves: one of the schema's that is not as it should be is unknown, and told as that. */
function* checkKeys(value: unknown, document: LintFile, pointer = ''): Iterable<Report> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, entry] of Object.entries(value)) {
    const at = `${pointer}/${escapeKey(key)}`
    const [sign] = Array.isArray(value) ? [] : badSignsIn(key, false)
    if (sign && !document.faults.some((fault) => fault.on === 'key' && fault.pointer === at)) {
      const clean = badSignsIn(key, false).reduceRight(
        (name, { index, put }) => name.slice(0, index) + put + name.slice(index + 1),
        key,
      )
      yield {
        file: document.path,
        pointer: at,
        on: 'key',
        message: messages[sign.reason](sign, beforeIn(key, sign.index)),
        suggestion: msg('retypeName'),
        ...(Object.hasOwn(value, clean) ? {} : { fix: { kind: 'key' as const, name: clean } }),
      }
    }
    yield* checkKeys(entry, document, at)
  }
}

export const rule: Rule = {
  name: 'signs',
  severity: 'error',
  perDocument: true,
  what: 'A text holds no sign that nobody can see and that comes along with pasted text: control signs, line and paragraph separators, a byte-order mark or zero width space, and signs that turn the direction of writing and are not ended.',
  why: 'Such a sign breaks a feed, turns a line around, or makes two words different that look the same. Joiners and marks of direction, which Urdu, Hindi and emoji need, are text.',
  bad: [
    {
      file: 'pages/about.json',
      at: '/blocks/1/paragraphs/0',
      value: 'Ada began with\u2028one stand and a box of\u200b tubes.',
    },
  ],
  good: [
    {
      file: 'pages/about.json',
      at: '/blocks/1/paragraphs/0',
      value:
        'Ada begann 1998 (\u06a9\u062a\u0627\u0628\u200c\u0647\u0627, \u0915\u094d\u200d\u0937, 👩‍🔧).',
    },
  ],
  *check({ files }) {
    for (const file of files) {
      if (!mayHaveBadSigns(file.text)) continue
      yield* checkStrings(file)
      yield* checkKeys(file.value, file)
    }
  },
}
