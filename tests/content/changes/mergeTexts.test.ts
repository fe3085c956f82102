import { describe, expect, it, test } from 'vitest'
import { type MergedText, mergeTexts } from '../../../src/content/changes/merge/mergeTexts.ts'
import { changeText } from '../../../src/content/changes/messages/changeMessages.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'

type Card = { title: string; text: string }
type Question = { question: string; answer: string[] }
type Page = {
  $schema: string
  title: string
  description: string
  kind?: string
  blocks: [
    { type: 'hero'; heading: string; text: string },
    { type: 'cards'; heading: string; columns?: number; items: Card[] },
    { type: 'faq'; heading: string; items: Question[] },
  ]
}

const file = 'pages/repairs.json'
const base: Page = {
  $schema: '../schema/page.schema.json',
  title: 'Repairs of bicycles',
  description:
    'What is mended here, what it costs and how long it takes, from a puncture to a whole new wheel.',
  blocks: [
    { type: 'hero', heading: 'Repairs', text: 'We mend what rolls.' },
    {
      type: 'cards',
      heading: 'What we mend',
      items: [
        { title: 'Brakes', text: 'Pads and cables are changed while you wait.' },
        { title: 'Gears', text: 'Set so that they stay set for a year.' },
        { title: 'Wheels', text: 'Trued on the stand, or built anew from a hub.' },
      ],
    },
    {
      type: 'faq',
      heading: 'Asked at the counter',
      items: [
        { question: 'Do you mend locks?', answer: ['No, but the shop next door does.'] },
        {
          question: 'Must I book a time?',
          answer: ['Come in the morning, and it is done by evening.'],
        },
        { question: 'Do you sell tyres?', answer: ['All usual sizes, and others within a day.'] },
      ],
    },
  ],
}

/** What one author does, and what it is done to: two who do something to the same thing clash. */
type Work = { readonly what: string; readonly to: string; readonly edit: (page: Page) => void }
const work = (what: string, to: string, edit: (page: Page) => void): Work => ({ what, to, edit })
const question = (text: string): Question => ({ question: text, answer: ['So it is.'] })

const works: readonly Work[] = [
  work('another title', 'title', (page) => {
    page.title = 'Bicycles mended'
  }),
  work('another description', 'description', (page) => {
    page.description =
      'Everything about our repairs: what is mended, the price of it, and the days that it takes in each season.'
  }),
  work('a kind', 'kind', (page) => {
    page.kind = 'service'
  }),
  work('another heading', 'heading', ({ blocks }) => {
    blocks[0].heading = 'Mended by evening'
  }),
  work('another text of a card', 'card 0', ({ blocks }) => {
    const [card] = blocks[1].items
    if (card) card.text = 'Pads, cables and discs are changed while you wait.'
  }),
  work('a card moved to the end', 'order of cards', ({ blocks }) => {
    blocks[1].items.push(...blocks[1].items.splice(1, 1))
  }),
  work('a new card', 'new card', ({ blocks }) => {
    blocks[1].items.unshift({ title: 'Frames', text: 'Straightened where steel allows it.' })
  }),
  work('a card taken out', 'card 2', ({ blocks }) => {
    blocks[1].items = blocks[1].items.filter(({ title }) => title !== 'Wheels')
  }),
  work('a new question first', 'new question', ({ blocks }) => {
    blocks[2].items.unshift(question('Is there coffee?'))
  }),
  work('a new question in the middle', 'other question', ({ blocks }) => {
    blocks[2].items.splice(
      blocks[2].items.findIndex((one) => one.question.includes('tyres')),
      0,
      question('Do you ship wheels?'),
    )
  }),
  work('another answer', 'question 1', ({ blocks }) => {
    const asked = blocks[2].items.find((one) => one.question.includes('book'))
    if (asked) asked.answer = ['Come in the morning, or write us a day before.']
  }),
  work('a question taken out', 'question 0', ({ blocks }) => {
    blocks[2].items = blocks[2].items.filter((one) => !one.question.includes('locks'))
  }),
  work('another heading of the questions', 'faq heading', ({ blocks }) => {
    blocks[2].heading = 'Asked every day'
  }),
]

const written = (...done: readonly Work[]): string => {
  const page = structuredClone(base)
  for (const { edit } of done) edit(page)
  return `${JSON.stringify(page, null, 2)}\n`
}
const merged = (ours: string, theirs: string): MergedText => {
  const result = mergeTexts(standardKit, file, { base: written(), ours, theirs })
  if (!result) throw new Error('It is no JSON.')
  return result
}

/** What came out, whatever the order of what both have put into one list. */
const unordered = (text: string) => {
  const page = JSON.parse(text) as Page
  const sorted = <T>(list: readonly T[]) => list.map((entry) => JSON.stringify(entry)).sort()
  return {
    ...page,
    blocks: [
      page.blocks[0],
      { ...page.blocks[1], items: sorted(page.blocks[1].items) },
      { ...page.blocks[2], items: sorted(page.blocks[2].items) },
    ],
  }
}

const pairs = works.flatMap((one, index) =>
  works.slice(index + 1).map((other) => ({ one, other, name: `${one.what}, and ${other.what}` })),
)

describe('two authors who change different things', () => {
  test('are tested in at least fifty pairs', () => expect(pairs.length).toBeGreaterThanOrEqual(50))
  test.each(pairs)('cause no conflict: $name', ({ one, other }) => {
    for (const [ours, theirs] of [
      [one, other],
      [other, one],
    ] as const) {
      const { text, clashes } = merged(written(ours), written(theirs))
      expect(clashes).toEqual([])
      expect(unordered(text)).toEqual(unordered(written(one, other)))
    }
  })
})

const say = ({ clashes }: MergedText) =>
  clashes.map(({ ours, theirs }) =>
    [ours, theirs].map((side) => side.map(({ message }) => changeText(message)).join(' ')),
  )
const title = (words: string) => work('', '', (page) => void Object.assign(page, { title: words }))
const heading = (words: string) =>
  work('', '', ({ blocks }) => void Object.assign(blocks[0], { heading: words }))

describe('two authors who change the same thing', () => {
  it('get a conflict with both sentences, and everything else is merged', () => {
    const result = merged(
      written(title('Bicycle repairs'), works[4] as Work),
      written(title('Mending bicycles'), works[8] as Work),
    )
    expect(say(result)).toEqual([
      [
        'Title: “Repairs of bicycles” → “Bicycle repairs”',
        'Title: “Repairs of bicycles” → “Mending bicycles”',
      ],
    ])
    expect(unordered(result.text)).toEqual(
      unordered(written(title('Bicycle repairs'), works[4] as Work, works[8] as Work)),
    )
  })

  it('get a conflict when one removes what the other rewrites', () => {
    const rewritten = works[10] as Work
    const removed = work('', '', ({ blocks }) => {
      blocks[2].items = blocks[2].items.filter((one) => !one.question.includes('book'))
    })
    const [[remaining = '', gone = ''] = []] = say(merged(written(rewritten), written(removed)))
    expect(remaining).toMatch(/book a time/)
    expect(gone).toMatch(/book a time.*(removed|gone)/)
    expect(merged(written(removed), written(rewritten)).text).toBe(written(removed))
    expect(JSON.parse(merged(written(rewritten), written(removed)).text)).toEqual(
      JSON.parse(written(rewritten)),
    )
  })

  it('get a conflict when both add different values for a missing key', () => {
    const kind = (name: string) => work('', '', (page) => void Object.assign(page, { kind: name }))
    const result = merged(written(kind('service')), written(kind('hub')))
    expect(result.clashes).toHaveLength(1)
    expect(result.text).toBe(written(kind('service')))
  })

  it('get no conflict when both make the same change', () => {
    for (const same of works.filter(({ to }) => to !== 'heading'))
      expect(merged(written(same, heading('Ours')), written(same))).toEqual({
        text: written(same, heading('Ours')),
        clashes: [],
      })
  })

  it('get a conflict that keeps our text at the position theirs moved it to', () => {
    const theirs = work(
      '',
      '',
      ({ blocks }) => void blocks[1].items.unshift(...blocks[1].items.splice(2, 1)),
    )
    const text = (words: string) =>
      work('', '', ({ blocks }) => {
        const wheels = blocks[1].items.find((card) => card.title === 'Wheels')
        if (wheels) wheels.text = words
      })
    const result = merged(
      written(text('Trued on the stand, or built from a hub, by us.')),
      written(text('Trued on the stand, or built anew from a rim.'), theirs),
    )
    expect(result.clashes).toHaveLength(1)
    expect((JSON.parse(result.text) as Page).blocks[1].items[0]).toEqual({
      title: 'Wheels',
      text: 'Trued on the stand, or built from a hub, by us.',
    })
  })

  it('get no merged text when one of the three texts isn’t valid JSON', () => {
    expect(
      mergeTexts(standardKit, file, {
        base: written(),
        ours: '{',
        theirs: written(title('Other')),
      }),
    ).toBeUndefined()
  })
})

test('mergeTexts merges the digits of a number as written', () => {
  const facts = (fee: string, tax: string) =>
    `{\n  "facts": {\n    "a.fee": { "value": { "kind": "money", "amount": ${fee} } },\n    "a.tax": { "value": { "kind": "percent", "amount": ${tax} } }\n  }\n}\n`
  const three = { base: facts('12.5', '8'), ours: facts('12.5', '9'), theirs: facts('12.50', '8') }
  expect(mergeTexts(standardKit, 'pages/_facts.json', three)?.text).toBe(facts('12.50', '9'))
})
