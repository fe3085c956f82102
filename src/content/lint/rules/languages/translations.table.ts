import type { RuleTable } from '../../types/rule.ts'

const english = { tag: 'en-GB', name: 'English' }
const welsh = { tag: 'cy', name: 'Cymraeg' }

const both = [
  { file: 'pages/_site.json', at: '/languages', value: [english, welsh] },
  {
    file: 'pages/_site.json',
    at: '/silence',
    value: [{ rule: 'stale-translations', reason: 'These cases are about something else.' }],
  },
]

const settings = {
  $schema: '../../schema/language.schema.json',
  navigation: [{ label: 'Hafan', href: '/cy' }],
  actions: [{ label: 'Trefnu', dialog: 'booking' }],
  footer: {
    groups: [{ label: 'Tudalennau', items: [{ label: 'Amdanom ni', href: '/cy/about' }] }],
  },
  units: { 'working days': 'diwrnod gwaith' },
}

const page = (file: string, title: string, text: string) => ({
  file,
  value: {
    $schema: '../../schema/page.schema.json',
    title,
    description: `${title}: gweithdy beiciau o bob gwneuthuriad yng nghanol Leeds, gyda chyngor gonest am yr hyn sydd werth ei wneud.`,
    blocks: [
      { type: 'hero', heading: title },
      { type: 'prose', paragraphs: [text] },
    ],
  },
})

const home = page(
  'pages/cy/index.json',
  'Trwsio beiciau yn Leeds',
  'Rydym yn trwsio beiciau mewn {{repair.time}}.',
)
const about = page('pages/cy/about.json', 'Am y gweithdy', 'Dechreuodd Ada gydag un stondin.')
const otherHours = [
  { from: '2026-12-24', label: 'Christmas Eve' },
  { from: '2025-12-24', label: 'A day of last year' },
]
const furtherTimes = [{ label: 'Telephone', value: '{{firm.phone}}' }]
const firmHours = [
  { file: 'pages/_site.json', at: '/firm/phone', value: '+44 113 496 0000' },
  { file: 'pages/_site.json', at: '/firm/otherHours', value: otherHours },
  { file: 'pages/_site.json', at: '/firm/furtherTimes', value: furtherTimes },
]

const siteSettings = { file: 'pages/cy/_site.json', value: settings }

export const table: RuleTable = {
  accepts: {
    'words of opening hours in both languages': [
      ...both,
      ...firmHours,
      {
        ...siteSettings,
        value: {
          ...settings,
          firm: { hourLabels: { 'Christmas Eve': 'Noswyl Nadolig', Telephone: 'Ffôn' } },
        },
      },
      home,
      about,
    ],
    'pages, menus and units in both languages': [...both, siteSettings, home, about],
    'an announcement that both languages have': [
      ...both,
      {
        ...siteSettings,
        value: { ...settings, announcement: { id: 'closed', text: 'Ar gau ddydd Gwener.' } },
      },
      home,
      about,
      {
        file: 'pages/_site.json',
        at: '/announcement',
        value: { id: 'closed', text: 'Closed on Friday.' },
      },
    ],
    'a link to a page that is there in the main language alone': [
      ...both,
      siteSettings,
      page(
        'pages/cy/index.json',
        'Trwsio beiciau yn Leeds',
        'Darllenwch am [ein gwaith](/services/repair) yn Saesneg.',
      ),
      about,
    ],
  },
  rejects: {
    'words of opening hours that are not translated': {
      edits: [
        ...both,
        ...firmHours,
        { ...siteSettings, value: { ...settings, firm: { hourLabels: { Telephone: 'Ffôn' } } } },
        home,
        about,
      ],
      finds: [
        'pages/cy/_site.json:31:11 warning translations «{» hoursNotTranslated {"tag":"cy","words":["Christmas Eve"]} → nameHours {"own":true,"tag":"cy"}',
      ],
    },
    'a link and a parent in the main language that are there in this one': {
      edits: [
        ...both,
        siteSettings,
        page(
          'pages/cy/index.json',
          'Trwsio beiciau yn Leeds',
          'Darllenwch [amdanom ni](/about#pwy) yma.',
        ),
        { ...about, value: { ...about.value, parent: '/' } },
      ],
      finds: [
        'pages/cy/about.json:17:13 warning translations «"/"» linkToOtherLanguage {"href":"/","tag":"cy"} → write {"value":"/cy"}',
        'pages/cy/index.json:13:34 error links «/about#pwy» noSuchPlace {"href":"/about#pwy","name":"pwy","path":"pages/about.json"} → pageHasPlaces {"ids":["two-generations-of-grease","who-we-are"]}',
        'pages/cy/index.json:13:34 warning translations «/about#pwy» linkToOtherLanguage {"href":"/about#pwy","tag":"cy"} → write {"value":"/cy/about#pwy"}',
      ],
    },
    'menus and units that are not translated': {
      edits: [...both, home],
      finds: [
        'pages/_site.json:79:5 warning translations «{» siteNotTranslated {"parts":["navigation","footer","actions"],"tag":"cy"} → writeSiteParts {"own":false,"tag":"cy","path":"pages/_site.json"}',
        'pages/_site.json:79:5 warning translations «{» unitsNotTranslated {"tag":"cy","unknown":["working days"]} → nameUnits {"own":false,"tag":"cy"}',
      ],
    },
    'some of it': {
      edits: [
        ...both,
        { ...siteSettings, value: { ...settings, footer: undefined, units: {} } },
        home,
        about,
      ],
      finds: [
        'pages/cy/_site.json:1:1 warning translations «{» siteNotTranslated {"parts":["footer"],"tag":"cy"} → writeSiteParts {"own":true,"tag":"cy","path":"pages/_site.json"}',
        'pages/cy/_site.json:15:12 warning translations «{}» unitsNotTranslated {"tag":"cy","unknown":["working days"]} → nameUnits {"own":true,"tag":"cy"}',
      ],
    },
    'an announcement that only the main language has': {
      edits: [
        ...both,
        siteSettings,
        home,
        about,
        {
          file: 'pages/_site.json',
          at: '/announcement',
          value: { text: 'Closed on Friday.', until: '2026-12-24' },
        },
      ],
      finds: [
        'pages/cy/_site.json:1:1 warning translations «{» announcementNotTranslated {"tag":"cy","isShown":false} → writeAnnouncement {"own":true,"tag":"cy","path":"pages/_site.json","hasName":false}',
      ],
    },
    'a page without an original': {
      edits: [
        ...both,
        siteSettings,
        home,
        about,
        page('pages/cy/amdanom.json', 'Pwy ydym ni', 'Tri o bobl a stondin.'),
      ],
      finds: [
        'pages/cy/amdanom.json:1:1 warning translations «{» noOriginal {"original":"/amdanom"} → nameAsOriginal',
      ],
    },
  },
}
