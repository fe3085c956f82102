import { signOf } from '../../../../core/model/translations/sourceTexts.ts'
import { welshSettings } from '../../translations/welshHome.ts'
import type { RuleTable } from '../../types/rule.ts'

const title = 'Trwsio beiciau yn Leeds'
const description =
  'Gweithdy beiciau o bob gwneuthuriad yng nghanol Leeds: trwsio, archwiliad blynyddol a chyngor gonest am yr hyn sydd werth ei wneud.'
const hero = {
  type: 'hero',
  heading: 'Yn ôl ar y ffordd',
  text: 'Rydym yn *trwsio* beiciau.',
  actions: [{ label: 'Beth rydym yn ei drwsio', href: '/services/repair' }],
}
const prose = {
  type: 'prose',
  heading: 'Sut rydym yn gweithio',
  paragraphs: ['Dewch â’r beic yn y bore.', 'Edrychwn arno gyda’n gilydd.'],
}

const home = (...blocks: readonly unknown[]) => ({
  file: 'pages/cy/index.json',
  value: { $schema: '../../schema/page.schema.json', title, description, blocks },
})

const texts = (pairs: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(pairs).map(([own, source]) => [signOf(own), source]))

const brought = 'You bring the bicycle in the morning and tell us what it does.'
const looked = 'We look at it together before anything is ordered, and you hear the price first.'
const left = { [signOf('Book a repair')]: 'Book a repair' }
const known = {
  [title]: 'Bicycle repairs in Leeds',
  [description]:
    'A workshop for bicycles of any make in the middle of Leeds: repairs, yearly checks and honest advice on what is worth it.',
  'Yn ôl ar y ffordd': 'Back on the road',
  'Rydym yn trwsio beiciau.': 'We mend bicycles.',
  'Beth rydym yn ei drwsio': 'What we repair',
  'Sut rydym yn gweithio': 'How we work',
  'Dewch â’r beic yn y bore.': brought,
  'Edrychwn arno gyda’n gilydd.': looked,
}
const siteSettings = {
  texts: texts({ Hafan: 'Home', Trefnu: 'Book a repair', Tudalennau: 'Pages' }),
  leftOut: texts({ 'About us': 'About us', Repairs: 'Repairs' }),
}
const record = (
  pairs: Readonly<Record<string, string>>,
  leftOut: Readonly<Record<string, string>> = left,
) => ({
  file: 'pages/_translations/cy.json',
  value: {
    $schema: '../../schema/translations.schema.json',
    site: siteSettings,
    pages: { '/': { texts: texts(pairs), leftOut } },
  },
})
const whole = [...welshSettings, home(hero, prose), record(known)]

export const table: RuleTable = {
  accepts: {
    'a site of one language': [],
    'what was translated from the words that stand in the original': whole,
    'paragraphs and blocks in another order, in either language': [
      ...welshSettings,
      home(hero, { ...prose, paragraphs: prose.paragraphs.toReversed() }),
      record(known),
      {
        file: 'pages/index.json',
        at: '/blocks/2',
        value: { type: 'prose', heading: 'How we work', paragraphs: [looked, brought] },
      },
      {
        file: 'pages/index.json',
        at: '/blocks/1',
        value: { type: 'prose', paragraphs: ['{{repair.fee}}'] },
      },
      {
        file: 'pages/_translations/cy.json',
        at: '/pages/~1/leftOut',
        value: { ...left, ...texts({ '{{repair.fee}}': '{{repair.fee}}' }) },
      },
    ],
    'other marks and addresses in the original': [
      ...whole,
      { file: 'pages/index.json', at: '/blocks/0/text', value: '[We mend](/about) **bicycles**.' },
    ],
    'a translation that is put better, of an original that has not changed': [
      ...welshSettings,
      home({ ...hero, text: 'Beiciau yw ein gwaith.' }, prose),
      record(known),
    ],
    'a draft, whatever it says': [
      ...whole,
      {
        file: 'pages/cy/about.json',
        value: {
          ...home(hero).value,
          title: 'Am y gweithdy',
          description: `${description.slice(0, 90)} ers dwy genhedlaeth.`,
          draft: true,
        },
      },
    ],
  },
  rejects: {
    'a language of which nobody has said which translations are right': {
      edits: [...welshSettings, home(hero, prose)],
      finds: [
        'pages/_site.json:79:5 note stale-translations «{» translationsNotKept {"tag":"cy"} → confirmTranslations {"file":"pages/_translations/cy.json","tag":"cy"}',
      ],
    },
    'a text whose original has changed': {
      edits: [
        ...whole,
        {
          file: 'pages/index.json',
          at: '/blocks/0/text',
          value: 'We mend bicycles and tricycles.',
        },
      ],
      finds: [
        'pages/cy/index.json:9:15 warning stale-translations «"Rydym yn *trwsio* beiciau."» originalChanged {"path":"pages/index.json","before":"We mend bicycles.","after":"We mend bicycles and tricycles."} → translateAndConfirm {"at":"pages/cy/index.json:9"}',
      ],
    },
    'a long text, of which the words around the change are told': {
      edits: [
        ...whole,
        {
          file: 'pages/index.json',
          at: '/blocks/1/paragraphs/1',
          value: looked.replace('ordered', 'bought'),
        },
      ],
      finds: [
        'pages/cy/index.json:22:9 warning stale-translations «"Edrychwn arno gyda’n gilydd."» originalChanged {"path":"pages/index.json","before":"… together before anything is ordered, and you hear the …","after":"… together before anything is bought, and you hear the …"} → translateAndConfirm {"at":"pages/cy/index.json:22"}',
      ],
    },
    'a text whose original is gone': {
      edits: [...whole, { file: 'pages/index.json', at: '/blocks/1/paragraphs', value: [looked] }],
      finds: [
        'pages/cy/index.json:21:9 warning stale-translations «"Dewch â’r beic yn y bore."» originalRemoved {"path":"pages/index.json","was":"You bring the bicycle in the morning and tell us what it does."} → removeOrKeepOwn',
      ],
    },
    'another figure': {
      edits: [
        ...welshSettings,
        home({ ...hero, text: 'Am {{repair.fee}}.' }, prose),
        record({ ...known, 'Am {{repair.fee}}.': 'For {{repair.fee}}.' }),
        { file: 'pages/index.json', at: '/blocks/0/text', value: 'For {{repair.time}}.' },
      ],
      finds: [
        'pages/cy/index.json:9:15 warning stale-translations «"Am {{repair.fee}}."» originalChanged {"path":"pages/index.json","before":"For {{repair.fee}}.","after":"For {{repair.time}}."} → translateAndConfirm {"at":"pages/cy/index.json:9"}',
      ],
    },
    'more in the original': {
      edits: [
        ...whole,
        {
          file: 'pages/index.json',
          at: '/blocks/2',
          value: {
            type: 'prose',
            heading: 'When we are closed',
            paragraphs: ['On Wednesdays.', 'And in August.'],
          },
        },
      ],
      finds: [
        'pages/cy/index.json:5:13 warning stale-translations «[» originalHasMore {"path":"pages/index.json","words":"When we are closed","others":2} → translateOrLeaveOut',
      ],
    },
    'texts that were taken over from the original as they are': {
      edits: [
        ...welshSettings,
        home(hero, { ...prose, paragraphs: [brought, looked] }),
        record({ ...known, [brought]: brought, [looked]: looked }),
      ],
      finds: [
        'pages/cy/index.json:21:9 warning stale-translations «"You bring the bicycle in the morning and tell us what it do…» stillToTranslate {"isOne":false,"others":1} → translateOrSame {"isOne":false}',
      ],
    },
    'texts of which nobody has said that they are right': {
      edits: [
        ...welshSettings,
        home(hero, prose, {
          type: 'prose',
          paragraphs: ['Mae’r gweithdy ar agor ar ddydd Sadwrn hefyd.'],
        }),
        record({ [title]: known[title] ?? '' }),
      ],
      finds: [
        'pages/cy/index.json:4:18 warning stale-translations «"Gweithdy beiciau o bob gwneuthuriad yng nghanol Leeds: trws…» notConfirmed {"others":7} → readAndConfirm {"count":7,"path":"pages/cy/index.json"}',
      ],
    },
    'a text that was translated anew by hand, of an original that has changed': {
      edits: [
        ...welshSettings,
        home({ ...hero, text: 'Rydym yn trwsio beiciau a threisiclau.' }, prose),
        record(known),
        {
          file: 'pages/index.json',
          at: '/blocks/0/text',
          value: 'We mend bicycles and tricycles.',
        },
      ],
      finds: [
        'pages/cy/index.json:9:15 warning stale-translations «"Rydym yn trwsio beiciau a threisiclau."» originalChanged {"path":"pages/index.json","before":"We mend bicycles.","after":"We mend bicycles and tricycles."} → translateAndConfirm {"at":"pages/cy/index.json:9"}',
      ],
    },
  },
}
