import { signOf } from '../../../../core/model/translations/sourceTexts.ts'
import { welshSettings } from '../../translations/welshHome.ts'
import type { RuleTable } from '../../types/rule.ts'

/** Each text with the words that it was translated from. */
const known = {
  'Trwsio beiciau yn Leeds': 'Bicycle repairs in Leeds',
  'Gweithdy beiciau o bob gwneuthuriad yng nghanol Leeds: trwsio, archwiliad blynyddol a chyngor gonest am yr hyn sydd werth ei wneud.':
    'A workshop for bicycles of any make in the middle of Leeds: repairs, yearly checks and honest advice on what is worth it.',
  'Yn ôl ar y ffordd': 'Back on the road',
  'Rydym yn trwsio beiciau.': 'We mend bicycles.',
  'Beth rydym yn ei drwsio': 'What we repair',
  'Cwestiynau cyffredin': 'What is asked most',
  'Faint o amser?': 'How long does it take?',
  'Tridiau fel arfer.': 'Three days as a rule.',
  'Oes rhaid trefnu?': 'Must I make an appointment?',
  'Nac oes, dewch draw.': 'No, you may just come.',
  'Beth am hen feiciau?': 'Do you mend old ones?',
  'Gorau po hynaf.': 'The older, the better.',
  'Beth am drydan?': 'And those with a motor?',
  'Dim ond y beic.': 'The bicycle, not the motor.',
  'Darllenwch ymlaen': 'Read on',
  'Faint mae’n para': 'How long it lasts',
  Rhan: 'Part',
  'Mewn glaw': 'In the rain',
  'Mewn haul': 'In the sun',
  Cadwyn: 'A chain',
  'Dwy flynedd': 'Two years',
  'Tair blynedd': 'Three years',
  Teiar: 'A tyre',
  Blwyddyn: 'One year',
  'Dau haf': 'Two summers',
  Trefnu: 'Book a repair',
  Hafan: 'Home',
  Tudalennau: 'Pages',
}
const texts = (pairs: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(pairs).map(([own, source]) => [signOf(own), source]))
const left = (words: readonly string[]) =>
  texts(Object.fromEntries(words.map((word) => [word, word])))
const recordFile = 'pages/_translations/cy.json'
const record = {
  file: recordFile,
  value: {
    $schema: '../../schema/translations.schema.json',
    site: {
      texts: texts({ Trefnu: known.Trefnu, Hafan: known.Hafan, Tudalennau: known.Tudalennau }),
      leftOut: left(['About us', 'Repairs']),
    },
    pages: { '/': { texts: texts(known), leftOut: left(['Book a repair']) } },
  },
}

const head = {
  main: {
    type: 'hero',
    heading: 'Back on the road',
    text: 'We mend bicycles.',
    actions: [{ label: 'What we repair', href: '/services/repair' }],
  },
  own: {
    type: 'hero',
    heading: 'Yn ôl ar y ffordd',
    text: 'Rydym yn trwsio beiciau.',
    actions: [{ label: 'Beth rydym yn ei drwsio', href: '/services/repair' }],
  },
}
type Asked = readonly [question: string, answer: string]
const [time, appointment, old, motor] = [
  {
    main: ['How long does it take?', 'Three days as a rule.'],
    own: ['Faint o amser?', 'Tridiau fel arfer.'],
  },
  {
    main: ['Must I make an appointment?', 'No, you may just come.'],
    own: ['Oes rhaid trefnu?', 'Nac oes, dewch draw.'],
  },
  {
    main: ['Do you mend old ones?', 'The older, the better.'],
    own: ['Beth am hen feiciau?', 'Gorau po hynaf.'],
  },
  {
    main: ['And those with a motor?', 'The bicycle, not the motor.'],
    own: ['Beth am drydan?', 'Dim ond y beic.'],
  },
] as const
const faq = (heading: string, asked: readonly Asked[]) => ({
  type: 'faq',
  heading,
  items: asked.map(([question, answer]) => ({ question, answer: [answer] })),
})
const related = (heading: string, ...routes: readonly string[]) => ({
  type: 'related',
  heading,
  items: routes.map((href) => ({ href })),
})
const cellsOf = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
) => ({
  type: 'table',
  caption,
  columns: columns.map((heading) => ({ heading })),
  rows,
})

const asked = faq('What is asked most', [time.main, appointment.main, old.main, motor.main])
const askedOwn = faq('Cwestiynau cyffredin', [time.own, appointment.own, old.own, motor.own])
const lasting = cellsOf(
  'How long it lasts',
  ['Part', 'In the rain', 'In the sun'],
  [
    ['A chain', 'Two years', 'Three years'],
    ['A tyre', 'One year', 'Two summers'],
  ],
)
const lastingOwn = cellsOf(
  'Faint mae’n para',
  ['Rhan', 'Mewn glaw', 'Mewn haul'],
  [
    ['Cadwyn', 'Dwy flynedd', 'Tair blynedd'],
    ['Teiar', 'Blwyddyn', 'Dau haf'],
  ],
)
const read = related('Read on', '/about', '/services/repair')
const readOwn = related('Darllenwch ymlaen', '/about', '/services/repair')

const english = (...blocks: readonly unknown[]) => ({
  file: 'pages/index.json',
  at: '/blocks',
  value: [head.main, ...blocks],
})
const welsh = (...blocks: readonly unknown[]) => ({
  file: 'pages/cy/index.json',
  value: {
    $schema: '../../schema/page.schema.json',
    title: 'Trwsio beiciau yn Leeds',
    description:
      'Gweithdy beiciau o bob gwneuthuriad yng nghanol Leeds: trwsio, archwiliad blynyddol a chyngor gonest am yr hyn sydd werth ei wneud.',
    blocks: [head.own, ...blocks],
  },
})
const both = [
  ...welshSettings,
  english(asked, lasting, read),
  welsh(askedOwn, lastingOwn, readOwn),
  record,
]
const ours: Asked = ['Oes rhywun yn siarad Cymraeg?', 'Oes, pawb.']
const isOurs = {
  file: recordFile,
  at: '/pages/~1/texts',
  value: { ...texts(known), ...texts({ [ours[0]]: '', [ours[1]]: '' }) },
}
const suggestion = 'Put it where the original has it, or say that the order differs on purpose.'

export const table: RuleTable = {
  accepts: {
    'a site of one language': [],
    'the same order in both languages': both,
    'an entry that the original has not, between those that it has': [
      ...both,
      {
        file: 'pages/cy/index.json',
        at: '/blocks/1',
        value: faq('Cwestiynau cyffredin', [time.own, ours, appointment.own, old.own, motor.own]),
      },
      isOurs,
    ],
  },
  rejects: {
    'a question that has been moved in the original': {
      edits: [
        ...both,
        {
          file: 'pages/index.json',
          at: '/blocks/1',
          value: faq('What is asked most', [time.main, motor.main, appointment.main, old.main]),
        },
      ],
      finds: [
        `pages/cy/index.json:39:9 warning translation-order «{» “And those with a motor?” comes after “How long does it take?” in pages/index.json, and after “Do you mend old ones?” in this translation. → ${suggestion}`,
      ],
    },
    'two questions, one of them to the beginning, beside one that the original has not': {
      edits: [
        ...both,
        {
          file: 'pages/index.json',
          at: '/blocks/1',
          value: faq('What is asked most', [motor.main, time.main, old.main, appointment.main]),
        },
        {
          file: 'pages/cy/index.json',
          at: '/blocks/1',
          value: faq('Cwestiynau cyffredin', [time.own, appointment.own, old.own, ours, motor.own]),
        },
        isOurs,
      ],
      finds: [
        'pages/cy/index.json:45:9 warning translation-order «{» entryElsewhere {"entry":"“And those with a motor?”","original":"pages/index.json","inTranslation":"“Oes rhywun yn siarad Cymraeg?”","isBlock":false,"others":1} → reorderOrKeep {"count":1}',
      ],
    },
    'a block, and a column of a table, whose cells go along': {
      edits: [
        ...both,
        english(
          read,
          asked,
          cellsOf(
            'How long it lasts',
            ['Part', 'In the sun', 'In the rain'],
            [
              ['A chain', 'Three years', 'Two years'],
              ['A tyre', 'Two summers', 'One year'],
            ],
          ),
        ),
      ],
      finds: [
        `pages/cy/index.json:57:9 warning translation-order «{» “In the sun” comes after “Part” in pages/index.json, and after “In the rain” in this translation. → ${suggestion}`,
        `pages/cy/index.json:74:5 warning translation-order «{» The block “Read on” comes after “Back on the road” in pages/index.json, and after “How long it lasts” in this translation. → ${suggestion}`,
      ],
    },
    'cards that say nothing but where they lead': {
      edits: [...both, english(asked, lasting, related('Read on', '/services/repair', '/about'))],
      finds: [
        `pages/cy/index.json:81:9 warning translation-order «{» “Bicycle repairs” comes first in pages/index.json, and after “About the workshop” in this translation. → ${suggestion}`,
      ],
    },
  },
}
