import { describe, expect, test } from 'vitest'
import { textsBeside } from '../../../src/authoring/studio/server/views/textsBeside.ts'
import { prepare } from '../../../src/content/commands/prepare.ts'
import { carryRecords } from '../../../src/content/commands/translations/carryRecords.ts'
import { answersTo } from '../../../src/content/lint/findings/answersTo.ts'
import type { Sources } from '../../../src/core/document/sources.ts'
import { apply } from '../../../src/core/edits/apply.ts'
import type { Edit } from '../../../src/core/edits/change.ts'
import { keyOrderOf } from '../../../src/core/edits/keyOrderOf.ts'
import { readerOf } from '../../../src/core/edits/readerOf.ts'
import { sourcesAfter } from '../../../src/core/edits/sourcesAfter.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { lint, type ReadFinding } from '../../support/lintTexts.ts'
import { today } from '../../support/littleSite.ts'
import { groundOf, valueIn } from '../../support/operated.ts'
import { bindery } from '../../support/sites.ts'

const sources = readSite(bindery)
const [form, hindiForm] = ['pages/_dialogs/ask.json', 'pages/hi/_dialogs/ask.json']
const label = 'Add it, to be translated'

const put = (file: string, pointer: string, value: unknown): Edit => ({
  kind: 'insert',
  file,
  pointer,
  values: [value],
})
const written = (site: Sources, ...edits: readonly Edit[]): Sources =>
  sourcesAfter(
    site,
    carryRecords(
      groundOf(site),
      apply({ label: '', edits }, readerOf(site), keyOrderOf(standardKit.choices)),
      'author',
    ),
  )
const found = (site: Sources, file: string): ReadFinding[] =>
  lint(standardKit, site, { today }).filter(
    (one) =>
      one.file === file && ['languages', 'stale-translations', 'translations'].includes(one.rule),
  )
const answered = (site: Sources, finding: ReadFinding | undefined, called = label): Sources => {
  const answer = finding && answersTo(finding).find((one) => one.label === called)
  if (!answer) throw new Error(`There is no such answer to ${finding?.message}`)
  return sourcesAfter(
    site,
    prepare(groundOf(site), () => ({ change: answer.change, messages: [] })).applied,
  )
}

const question = {
  type: 'radio',
  name: 'callAt',
  label: 'When should we call you?',
  required: true,
  options: [
    { value: 'morning', label: 'In the morning' },
    { value: 'evening', label: 'In the evening' },
  ],
}
const fieldsOf = (site: Sources, file: string): { name: string; label: string }[] =>
  valueIn(site, file).blocks[0].fields
const asked = written(sources, put(form, '/blocks/0/fields/1', question))

describe('a new required field in the original form', () => {
  test('is reported once as missing in each translation with its location in the original', () => {
    expect(found(asked, hindiForm)).toMatchObject([
      {
        rule: 'languages',
        severity: 'error',
        pointer: '/blocks/0/fields',
        message: `The field “When should we call you?” is missing, which ${form} asks for: no enquiry in this language would be taken.`,
        ofOriginal: { file: form, pointer: '/blocks/0/fields/1' },
      },
    ])
  })

  const taken = answered(asked, found(asked, hindiForm)[0])

  test('is copied to the same position and reported as a warning until it is translated', () => {
    expect(fieldsOf(taken, hindiForm).map(({ name }) => name)).toEqual(
      fieldsOf(asked, form).map(({ name }) => name),
    )
    expect(fieldsOf(taken, hindiForm)[1]).toEqual(question)
    expect(found(taken, hindiForm)).toMatchObject([
      {
        severity: 'warning',
        pointer: '/blocks/0/fields/1/label',
        message:
          '3 texts of this document, of which this is the first, were taken over and are still to be translated.',
      },
    ])
  })

  test('is no longer reported once every copied text is translated', () => {
    const set = (pointer: string, value: string): Edit => ({
      kind: 'set',
      file: hindiForm,
      pointer: `/blocks/0/fields/1/${pointer}`,
      value,
    })
    const one = written(taken, set('label', 'हम आपको कब फ़ोन करें?'))
    expect(found(one, hindiForm)).toMatchObject([
      { message: expect.stringMatching(/^2 texts/), pointer: '/blocks/0/fields/1/options/0/label' },
    ])
    const all = written(one, set('options/0/label', 'सुबह'), set('options/1/label', 'शाम को'))
    expect(found(all, hindiForm)).toEqual([])
    const anew: Edit = {
      kind: 'set',
      file: form,
      pointer: '/blocks/0/fields/1/label',
      value: 'When should we ring you?',
    }
    expect(found(written(all, anew), hindiForm)).toMatchObject([
      { message: expect.stringContaining('it said “When should we call you?”') },
    ])
  })

  test('is marked as untranslated text by text next to the original', () => {
    const open = textsBeside(groundOf(taken), hindiForm).texts.filter(({ isOpen }) => isOpen)
    expect(open.map(({ pointer }) => pointer.replace('/blocks/0/fields/1/', ''))).toEqual([
      'label',
      'options/0/label',
      'options/1/label',
    ])
  })

  test('can stay identical in both languages', () => {
    expect(
      found(
        answered(taken, found(taken, hindiForm)[0], 'All the same in both languages'),
        hindiForm,
      ),
    ).toEqual([])
  })

  test('is reported if its original changes before it is translated', () => {
    const anew: Edit = {
      kind: 'set',
      file: form,
      pointer: '/blocks/0/fields/1/label',
      value: 'When should we ring you?',
    }
    expect(found(written(taken, anew), hindiForm).map(({ message }) => message)).toContainEqual(
      expect.stringContaining('says “When should we ring you?” now'),
    )
  })

  test('has no copy quick fix if the translation has it under another name', () => {
    const renamed = written(
      asked,
      put(hindiForm, '/blocks/0/fields/1', { ...question, name: 'call', label: 'कब?' }),
    )
    expect(found(renamed, hindiForm).find(({ ofOriginal }) => ofOriginal)).not.toHaveProperty(
      'answers',
    )
  })

  test('has no copy quick fix while its original is a placeholder', () => {
    const begun = written(
      sources,
      put(form, '/blocks/0/fields/1', { ...question, label: 'TODO: what is asked' }),
    )
    expect(found(begun, hindiForm).map(({ answers }) => answers)).toEqual([undefined])
  })
})

const page = 'pages/index.json'
const hindiPage = 'pages/hi/index.json'

describe('new content in an original', () => {
  test('is reported item by item and copied with links to the language’s pages', () => {
    const card = {
      icon: 'document',
      title: 'Boxes',
      text: 'A box for a book that can’t be sewn, [at the same fees](/repairs).',
    }
    const more = written(
      sources,
      put(page, '/blocks/1/items/0', card),
      put(page, '/blocks/1', { type: 'prose', paragraphs: ['We are closed on Eid.'] }),
    )
    const [first, second] = found(more, hindiPage)
    expect([first?.ofOriginal?.pointer, second?.ofOriginal?.pointer]).toEqual([
      '/blocks/1',
      '/blocks/2/items/0',
    ])
    const one = answered(more, first)
    const two = answered(
      one,
      found(one, hindiPage).find(({ ofOriginal }) => ofOriginal),
    )
    const { blocks } = valueIn(two, hindiPage)
    expect(blocks[1]).toEqual({ type: 'prose', paragraphs: ['We are closed on Eid.'] })
    expect(blocks[2].items[0]).toEqual({
      ...card,
      text: card.text.replace('/repairs', '/hi/repairs'),
    })
    expect(blocks[2].items.slice(1)).toEqual(valueIn(sources, hindiPage).blocks[1].items)
    expect(found(two, hindiPage).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^3 texts .* still to be translated\.$/),
    ])
  })

  test('is copied into each row when a table gets a new column', () => {
    const table = (
      caption: string,
      columns: readonly string[],
      cells: readonly (readonly string[])[],
    ) => ({
      type: 'table',
      caption,
      columns: columns.map((heading) => ({ heading })),
      rows: cells,
    })
    const both = written(
      sources,
      put(
        page,
        '/blocks/-',
        table(
          'How long books take',
          ['Kind of book', 'How long'],
          [
            ['A novel', 'A week in all'],
            ['A register', 'Two weeks in all'],
          ],
        ),
      ),
      put(
        hindiPage,
        '/blocks/-',
        table(
          'कितना समय',
          ['पुस्तक', 'समय'],
          [
            ['उपन्यास', 'एक सप्ताह'],
            ['रजिस्टर', 'दो सप्ताह'],
          ],
        ),
      ),
    )
    const last = valueIn(both, page).blocks.length - 1
    const wider = written(
      both,
      put(page, `/blocks/${last}/columns/1`, { heading: 'By whom' }),
      put(page, `/blocks/${last}/rows/0/1`, 'By Naheed herself'),
      put(page, `/blocks/${last}/rows/1/1`, 'By both of us'),
    )
    const after = valueIn(answered(wider, found(wider, hindiPage)[0]), hindiPage).blocks.at(-1)
    expect(after).toEqual(
      table(
        'कितना समय',
        ['पुस्तक', 'By whom', 'समय'],
        [
          ['उपन्यास', 'By Naheed herself', 'एक सप्ताह'],
          ['रजिस्टर', 'By both of us', 'दो सप्ताह'],
        ],
      ),
    )
  })

  test('is copied without items that the translation already has or leaves out on purpose', () => {
    const links = (...labels: readonly string[]) =>
      labels.map((label) => ({ label, href: '/repairs' }))
    const settings = 'pages/_site.json'
    const group = { label: 'Pages', items: links('Repairs', 'Old prices') }
    const begun = written(sources, put(settings, '/footer/groups/-', group))
    const hindiSettings = 'pages/hi/_site.json'
    const settled = answered(begun, found(begun, hindiSettings)[0], 'Left out on purpose')
    const more = written(
      settled,
      put(settings, '/footer/groups/1/items/1', links('Boxes for books')[0]),
    )
    const [finding] = found(more, hindiSettings)
    expect(finding?.message).toMatch(/also says “Boxes for books”; this/)
    const after = valueIn(answered(more, finding), hindiSettings)
    expect(after.footer.groups[1]).toEqual({
      label: 'पन्ने',
      items: [{ label: 'Boxes for books', href: '/hi/repairs' }],
    })
  })

  test('has no copy quick fix if the copy would include words left out on purpose', () => {
    const block = { type: 'prose', heading: 'A heading of ours', paragraphs: ['We are closed.'] }
    const begun = written(sources, put(page, '/blocks/1', block))
    const settled = answered(begun, found(begun, hindiPage)[0], 'Left out on purpose')
    const more = written(settled, put(page, '/blocks/1/paragraphs/-', 'And open on Monday.'))
    const [finding] = found(more, hindiPage)
    expect(finding?.message).toContain('“And open on Monday.”')
    expect(finding && answersTo(finding).map((answer) => answer.label)).toEqual([
      'Left out on purpose',
    ])
  })
})
