import type { Edit } from '../rule.ts'

/** A second language with nothing but its home page: the example that rules about translations find something in. */
export const welshHome: readonly Edit[] = [
  {
    file: 'pages/_site.json',
    at: '/languages',
    value: [
      { tag: 'en-GB', name: 'English' },
      { tag: 'cy', name: 'Cymraeg' },
    ],
  },
  {
    file: 'pages/cy/index.json',
    value: {
      $schema: '../../schema/page.schema.json',
      title: 'Trwsio beiciau yn Leeds',
      description: 'Gweithdy beiciau o bob gwneuthuriad yng nghanol Leeds: trwsio, archwiliad blynyddol a chyngor gonest am yr hyn sydd werth ei wneud.',
      blocks: [{ type: 'hero', heading: 'Yn ôl ar y ffordd', text: 'Rydym yn trwsio beiciau.' }],
    },
  },
]
