import type { Edit } from '../../../../core/edits/change.ts'
import { addressSigns, wordSigns } from '../../../../core/model/translations/entrySigns.ts'
import { type OtherOrder, otherOrders } from '../../../../core/model/translations/otherOrder.ts'
import { signOf } from '../../../../core/model/translations/sourceTexts.ts'
import { msg } from '../../messages/msg.ts'
import { languagesOf } from '../../named/languagesOf.ts'
import { keepsOrder } from '../../translations/keepsOrder.ts'
import { placesOf } from '../../translations/placesOf.ts'
import { cellLists, putInOrder } from '../../translations/putInOrder.ts'
import type { Looked } from '../../translations/takeOver.ts'
import { knownOf, knownOfFile, translatedFiles } from '../../translations/translatedFiles.ts'
import { translationPair } from '../../translations/translationPair.ts'
import { welshHome } from '../../translations/welshHome.ts'
import type { Context } from '../../types/context.ts'
import type { LintFile } from '../../types/file.ts'
import type { Report } from '../../types/report.ts'
import type { Edit as Example, Rule } from '../../types/rule.ts'

const name = 'translation-order'

const ordersOf = (
  { at: { file, original, language }, pair }: Looked,
  { kit }: Context,
): OtherOrder[] => {
  const [own, other] = [file.onAnyDay.shown, original.onAnyDay.shown]
  const cells = cellLists(file, kit)
  return otherOrders(
    {
      value: own,
      signs: [
        ...wordSigns(pair.own, pair.original, pair.known),
        ...addressSigns(own, pair.own, language.base),
      ],
    },
    {
      value: other,
      signs: [
        ...pair.original.map(({ pointer, words }) => ({ pointer, says: words })),
        ...addressSigns(other, pair.original, ''),
      ],
    },
  ).filter((order) => !cells.has(order.own))
}

const silence = ({ path, value }: LintFile, pointer: string): Edit => {
  const entry = {
    rule: name,
    reason: 'The order differs from that of the original on purpose.',
    pointer,
  }
  return Array.isArray(value?.['silence'])
    ? { kind: 'insert', file: path, pointer: '/silence/-', values: [entry] }
    : { kind: 'set', file: path, pointer: '/silence', value: [entry] }
}

const orderReport = (looked: Looked, order: OtherOrder, context: Context): Report[] => {
  const { file, original } = looked.at
  const [index, ...others] = order.moved
  if (index === undefined) return []
  const pointer = `${order.own}/${index}`
  return [
    {
      file: file.path,
      pointer,
      ofOriginal: { file: original.path, pointer: `${order.original}/${order.pairs.get(index)}` },
      message: msg('entryElsewhere', {
        ...placesOf(looked, order, index, context),
        isBlock: order.own === '/blocks',
        others: others.length,
      }),
      suggestion: msg('reorderOrKeep', { count: others.length }),
      offers: [
        { label: msg('putInOrder'), edits: putInOrder(file, order, context.kit) },
        { label: msg('differsOnPurpose'), edits: [silence(file, pointer)] },
      ],
    },
  ]
}

const [brought, looked] = ['Dewch â’r beic yn y bore.', 'Edrychwn arno gyda’n gilydd.']

/** Two paragraphs of the home page in Welsh, of which is known what they were translated from. */
const paragraphs = (...inOrder: readonly string[]): readonly Example[] => [
  ...welshHome,
  { file: 'pages/cy/index.json', at: '/blocks/-', value: { type: 'prose', paragraphs: inOrder } },
  {
    file: 'pages/_translations/cy.json',
    value: {
      $schema: '../../schema/translations.schema.json',
      pages: {
        '/': {
          texts: {
            [signOf(brought)]: 'You bring the bicycle in the morning and tell us what it does.',
            [signOf(looked)]:
              'We look at it together before anything is ordered, and you hear the price first.',
          },
        },
      },
    },
  },
]

export const rule: Rule = {
  name,
  severity: 'warning',
  what: 'What stands in a list of a translation follows each other as in its original: blocks, questions, steps, the links of menus. Entries are known by the words that they were translated from, which pages/_translations/ keeps; of others nothing is told.',
  why: 'Who moves what matters most to the top of a page forgets the other languages; their visitors go on reading it last.',
  bad: paragraphs(looked, brought),
  good: paragraphs(brought, looked),
  *check(context) {
    const languages = languagesOf(context)
    for (const language of languages.slice(1)) {
      const known = knownOf(context.files, language)
      if (!known.file || known.isBroken) continue
      for (const at of translatedFiles(context.files, languages, language)) {
        const record = knownOfFile(known, at.key)
        if (Object.keys(record.texts ?? {}).length === 0 || keepsOrder(at, known)) continue
        const looked: Looked = { at, pair: translationPair(context.kit.choices, at, record), known }
        for (const order of ordersOf(looked, context)) yield* orderReport(looked, order, context)
      }
    }
  },
}
