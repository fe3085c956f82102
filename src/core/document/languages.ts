import { line } from './parts.ts'

const tag = {
  type: 'string',
  pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$',
  title: 'Language',
  description:
    'The language by its tag: "hi", "ur", "pt-BR". Addresses of its pages begin with it: /hi.',
} as const

/** The languages of a site: part of `_site.json`. */
export const languages = {
  type: 'array',
  minItems: 1,
  title: 'Languages',
  description:
    'The languages of the site, the main one first. The address of a page in another one begins with its tag: /hi/about is the same page as /about. A site of one language needs none of this.',
  items: {
    type: 'object',
    title: 'Language of the site',
    required: ['tag', 'name'],
    additionalProperties: false,
    properties: {
      tag,
      name: line(
        'Name',
        'What the language calls itself, as people find it in the header: "हिंदी".',
      ),
      untranslated: {
        enum: ['omit', 'show'],
        enumDescriptions: ['Left out of menus and footer.', 'Shown there in the main language.'],
        title: 'What is not translated yet',
        description:
          'What becomes of menus, buttons and texts around the pages that the language does not have yet: left out, or shown in the main language. Usual: omit.',
      },
    },
  },
} as const
