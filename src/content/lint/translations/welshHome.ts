import type { Edit } from '../types/rule.ts'

const languages: Edit = {
  file: 'pages/_site.json',
  at: '/languages',
  value: [
    { tag: 'en-GB', name: 'English' },
    { tag: 'cy', name: 'Cymraeg' },
  ],
}

/** A second language with settings of its own and no page yet. @internal For tests. */
export const welshSettings: readonly Edit[] = [
  languages,
  {
    file: 'pages/cy/_site.json',
    value: {
      $schema: '../../schema/language.schema.json',
      navigation: [{ label: 'Hafan', href: '/cy' }],
      actions: [{ label: 'Trefnu', href: '/cy' }],
      footer: { groups: [{ label: 'Tudalennau', items: [{ label: 'Hafan', href: '/cy' }] }] },
    },
  },
]

/** A second language with nothing but its home page: the example that rules about translations find something in. */
export const welshHome: readonly Edit[] = [
  languages,
  {
    file: 'pages/cy/index.json',
    value: {
      $schema: '../../schema/page.schema.json',
      title: 'Trwsio beiciau yn Leeds',
      description:
        'Gweithdy beiciau o bob gwneuthuriad yng nghanol Leeds: trwsio, archwiliad blynyddol a chyngor gonest am yr hyn sydd werth ei wneud.',
      blocks: [{ type: 'hero', heading: 'Yn ôl ar y ffordd', text: 'Rydym yn trwsio beiciau.' }],
    },
  },
]
