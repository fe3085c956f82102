import type { RuleTable } from '../../types/rule.ts'

const english = { tag: 'en-GB', name: 'English' }
const welsh = { tag: 'cy', name: 'Cymraeg' }

const settings = {
  $schema: '../../schema/language.schema.json',
  seo: { titlePattern: '{title} | Spoke' },
}
const both = [
  { file: 'pages/_site.json', at: '/languages', value: [english, welsh] },
  {
    file: 'pages/_site.json',
    at: '/silence',
    value: [{ rule: 'stale-translations', reason: 'These cases are about something else.' }],
  },
]

/** What no other rule minds: the rest around the pages of the second language. */
const siteSettings = [
  ...both,
  {
    file: 'pages/cy/_site.json',
    value: {
      ...settings,
      navigation: [{ label: 'Hafan', href: '/cy' }],
      actions: [{ label: 'Trefnu', dialog: 'booking' }],
      footer: { groups: [{ label: 'Tudalennau', items: [{ label: 'Hafan', href: '/cy' }] }] },
    },
  },
]
const home = {
  file: 'pages/cy/index.json',
  value: {
    $schema: '../../schema/page.schema.json',
    title: 'Trwsio beiciau yn Leeds',
    description:
      'Gweithdy beiciau o bob gwneuthuriad yng nghanol Leeds: trwsio, archwiliad blynyddol a chyngor gonest am yr hyn sydd werth ei wneud.',
    blocks: [{ type: 'hero', heading: 'Yn ôl ar y ffordd', text: 'Rydym yn trwsio beiciau.' }],
  },
}

const inPortuguese = (file: string, title: string) => ({
  file,
  value: {
    ...home.value,
    title,
    description: `${title}: o que consertamos, quanto custa e quando a bicicleta volta, com freios, marchas e rodas de todas as marcas.`,
    blocks: [{ type: 'hero', heading: title, text: 'Consertamos bicicletas.' }],
  },
})

const dialogWith = (fields: readonly unknown[]) => ({
  file: 'pages/cy/_dialogs/booking.json',
  value: {
    $schema: '../../../schema/dialog.schema.json',
    title: 'Trefnu atgyweiriad',
    description:
      'Dywedwch wrthym pa feic ydyw a beth sydd o’i le arno; byddwn yn ateb gyda diwrnod ar yr un prynhawn.',
    heading: 'Trefnu atgyweiriad',
    blocks: [
      {
        type: 'form',
        name: 'booking',
        formType: 'booking',
        fields,
        submit: 'Trefnu',
        submitting: 'Yn trefnu...',
        success: { title: 'Wedi ei drefnu', text: 'Byddwn yn ysgrifennu atoch y prynhawn yma.' },
      },
    ],
  },
})

const name = { type: 'text', name: 'firstName', label: 'Enw cyntaf', required: true }
const email = { type: 'email', name: 'email', label: 'E-bost', required: true }
const service = (value: string) => ({
  type: 'select',
  name: 'service',
  label: 'Gwasanaeth',
  options: [{ value, label: 'Atgyweirio' }],
})

export const table: RuleTable = {
  accepts: {
    'one language that is listed': [
      { file: 'pages/_site.json', at: '/languages', value: [english] },
    ],
    'a second language with its dialog': [
      ...siteSettings,
      home,
      dialogWith([name, email, service('repair')]),
    ],
  },
  rejects: {
    'a folder that differs from a language only in capitals, or in a low line': {
      edits: [
        ...siteSettings,
        home,
        {
          file: 'pages/_site.json',
          at: '/languages/-',
          value: { tag: 'pt-BR', name: 'Português' },
        },
        { ...siteSettings[siteSettings.length - 1], file: 'pages/pt-BR/_site.json' },
        inPortuguese('pages/pt-BR/index.json', 'Conserto de bicicletas em Leeds'),
        inPortuguese('pages/pt-br/sobre.json', 'Sobre a oficina'),
        inPortuguese('pages/pt_BR/index.json', 'Bicicletas'),
      ],
      finds: [
        'pages/pt-br/sobre.json:1:1 error languages «{» folderDiffersFromLanguage {"folder":"pt-br","tag":"pt-BR"} → moveAndRemoveFolder {"to":"pages/pt-BR/sobre.json"}',
        'pages/pt_BR/index.json:1:1 error languages «{» folderDiffersFromLanguage {"folder":"pt_BR","tag":"pt-BR"} → keepOneFile {"to":"pages/pt-BR/index.json"}',
      ],
    },
    'a main language that "language" does not name': {
      edits: [
        { file: 'pages/_site.json', at: '/languages', value: [{ tag: 'en-US', name: 'English' }] },
      ],
      finds: [
        'pages/_site.json:76:14 error languages «"en-US"» mainLanguageDiffers {"language":"en-GB"} → writeLanguageOrReorder {"language":"en-GB"}',
      ],
    },
    'a tag that is none, and one twice': {
      edits: [
        {
          file: 'pages/_site.json',
          at: '/languages',
          value: [english, { tag: 'xx', name: 'X' }, english],
        },
      ],
      finds: [
        'pages/_site.json:79:5 error languages «{» languageWithoutHome {"tag":"xx"} → addHomeOfLanguage {"tag":"xx"}',
        'pages/_site.json:80:14 error languages «"xx"» noSuchLanguage {"tag":"xx"} → writeLanguageTag',
        'pages/_site.json:83:5 error languages «{» languageWithoutHome {"tag":"en-GB"} → addHomeOfLanguage {"tag":"en-GB"}',
        'pages/_site.json:84:14 error languages «"en-GB"» languageTwice {"tag":"en-GB"} → removeOneLanguage',
      ],
    },
    'a folder that is no language of the site': {
      edits: [{ file: 'pages/cy/_site.json', value: settings }],
      finds: [
        'pages/cy/_site.json:1:1 error languages «{» languageNotListed {"tag":"cy"} → listLanguageOrMove {"path":"pages/_site.json"}',
      ],
    },
    'a language without its home page': {
      edits: [...siteSettings],
      finds: [
        'pages/_site.json:79:5 error languages «{» languageWithoutHome {"tag":"cy"} → addHomeOfLanguage {"tag":"cy"}',
        'pages/cy/_site.json:9:15 error links «"/cy"» noPage {"path":"/cy"} also pages/cy/_site.json:25 → addPageOrLinkElsewhere {"path":"/cy"}',
      ],
    },
    'a field and a choice of other names, and one that is missing': {
      edits: [
        ...siteSettings,
        home,
        dialogWith([{ ...name, name: 'enw' }, email, service('atgyweirio')]),
      ],
      finds: [
        'pages/cy/_dialogs/booking.json:12:9 error languages «{» translatedFieldMissing {"label":"First Name","path":"pages/_dialogs/booking.json"} → addTranslatedField {"name":"firstName"}',
        'pages/cy/_dialogs/booking.json:14:19 error languages «"enw"» translatedFieldRenamed {"path":"pages/_dialogs/booking.json","name":"enw"} → nameFieldAsThere {"names":["firstName","email","service"]}',
        'pages/cy/_dialogs/booking.json:30:24 error languages «"atgyweirio"» translatedOptionRenamed {"path":"pages/_dialogs/booking.json","value":"atgyweirio","name":"service"} → keepOptionValues {"options":["repair","check"]}',
      ],
    },
    'a binding language that the site does not have': {
      edits: [{ file: 'pages/about.json', at: '/binding', value: 'cy' }],
      finds: [
        'pages/about.json:19:14 error languages «"cy"» notALanguageOfSite {"binding":"cy"} → writeOneLanguage {"tags":[]}',
      ],
    },
  },
}
