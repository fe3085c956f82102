/**
 * Small schema parts that documents and blocks share. They are functions or constants of plain JSON Schema,
 * so that a block's own schema stays one concrete object, which is what `FromSchema` needs to be fast and exact.
 */

import { assetPattern } from './addresses.ts'
import { iconNames } from './iconNames.ts'
import { forms, role } from './roleOf.ts'

/**
 * A plain string: a label, a name. No markup is read in it. `title` is what a form or a sentence calls it, in the words
 * of somebody who does not program; so it is with all that follow.
 */
export const line = (title: string, description: string) =>
  ({
    ...role('line'),
    type: 'string',
    minLength: 1,
    pattern: forms.line,
    title,
    description,
  }) as const

/** A string with inline markup: *emphasis*, **strong**, [label](/address), `code`; `\n` breaks the line. */
export const text = (title: string, description: string) =>
  ({
    type: 'string',
    minLength: 1,
    pattern: forms.line,
    contentMediaType: 'text/markdown',
    title,
    description,
  }) as const

/**
 * The keys of documents that hold a day: a pattern can't know the calendar, so lint's rule `dates` looks at what stands under these names.
 * `tests/content/lint/titles.test.ts` fails where a schema has a day under another.
 */
export const dayKeys: ReadonlySet<string> = new Set([
  'date',
  'updated',
  'asOf',
  'reviewBy',
  'from',
  'until',
])

/** A day of the office's calendar, as `2027-04-01`, under one of `dayKeys`. */
export const isoDate = (title: string, description: string) =>
  ({ ...role('date'), type: 'string', pattern: forms.date, title, description }) as const

/** From which day to which something is shown: both days belong to it, and are the office's own. One meaning wherever they stand; src/core/model/site/shownOn.ts reads them. */
export const shownDays = {
  from: isoDate(
    'First day',
    'The first day on which visitors see it, in the time zone of the office: "2027-04-01". Usual: at once.',
  ),
  until: isoDate(
    'Last day',
    'The last day on which visitors see it, to its end: "2027-03-31". Usual: no end.',
  ),
} as const

/** A fact in the form that has no sign and no unit. */
export const plainFact = { type: 'string', pattern: '^\\{\\{[^{}|]+\\| *plain *\\}\\}$' } as const

/** A number, typed or from a fact: 25 or "{{repair.fee | plain}}". */
export const figure = (title: string, description: string) =>
  ({ ...role('figure'), anyOf: [{ type: 'number' }, plainFact], title, description }) as const

/** Whether a text is a fact that can stand where a number can. */
export const isPlainFact = (text: string): boolean => new RegExp(plainFact.pattern).test(text)

/** A list of strings with inline markup; `entry` is the title of one of them. */
export const texts = (title: string, entry: string, description: string) =>
  ({
    type: 'array',
    minItems: 1,
    items: text(entry, 'One entry, with inline markup.'),
    title,
    description,
  }) as const

/** A name that becomes an element's id and can be linked to as `#name`. */
export const id = {
  ...role('id'),
  type: 'string',
  pattern: '^[a-zA-Z][a-zA-Z0-9-]*$',
  title: 'Name for links',
  description:
    'A name to link to: with the id "fees", the address /page#fees leads here. Letters, digits and hyphens.',
} as const

export const href = {
  ...role('href'),
  type: 'string',
  minLength: 1,
  title: 'Link',
  description:
    'Where it leads: a page of this site from its root ("/services/repair"), a place on this page ("#fees"), or a full https:, mailto: or tel: address.',
} as const

/** Where a click on a picture leads. */
export const pictureHref = {
  ...href,
  title: 'Link of the picture',
  description: `Where a click on the picture leads. What the picture shows in words is then what the link says. ${href.description}`,
} as const

/** Where an entry of a menu leads by itself. */
export const entryHref = {
  ...href,
  title: 'Link of the entry',
  description: `Where the entry leads; one that opens groups of links leads nowhere by itself. ${href.description}`,
} as const

/** Where the heading of a group of links leads. */
export const headingHref = {
  ...href,
  title: 'Link of the heading',
  description: `Where the heading of the group leads, if anywhere. ${href.description}`,
} as const

/** The page that an entry of a list of pages stands for. Such entries may name a draft in advance: they wait for it. */
export const pageAddress = {
  ...role('pageAddress'),
  type: 'string',
  pattern: '^/',
  title: 'Page',
  description:
    'A page of this site from its root: "/services". One that is still a draft is left out until it is published.',
} as const

export const preset = {
  ...role('preset'),
  type: 'object',
  additionalProperties: { type: 'string', title: 'Answer' },
  title: 'Answers filled in',
  description:
    'What stands in fields of the form in advance, by the name of the field, such as the service that the page is about. For a choice, the value of one of its options.',
} as const

export const icon = {
  enum: iconNames,
  title: 'Icon',
  description: 'A small drawing beside the title, from the set of icons that every site shares.',
} as const

export const dialogName = {
  ...role('dialogName'),
  type: 'string',
  minLength: 1,
  title: 'Form',
  description: 'The form that opens over the page, such as one for bookings: a dialog.',
} as const

/** A link or a button that opens a dialog. */
export const action = {
  ...role('action'),
  type: 'object',
  required: ['label'],
  additionalProperties: false,
  title: 'Button',
  description:
    'A button or link: its label, and either where it leads (Link) or the enquiry that it opens (Form).',
  properties: {
    label: line("Button's label", 'What the button says: "Book a repair".'),
    href,
    dialog: dialogName,
    preset,
    about: line(
      'What it is about',
      'What the button is about, for people who hear it without seeing the page: "brake repairs". It is read behind the label and a colon.',
    ),
  },
} as const

export const actions = {
  type: 'array',
  minItems: 1,
  maxItems: 3,
  items: action,
  title: 'Buttons',
  description: 'Buttons. The first one is the most prominent.',
} as const

export const picture = {
  ...role('picture'),
  type: 'object',
  required: ['src', 'alt'],
  additionalProperties: false,
  title: 'Picture',
  description: 'A picture of the site, with words for those who do not see it.',
  properties: {
    src: {
      ...role('pictureFile'),
      type: 'string',
      pattern: assetPattern,
      title: 'File of the picture',
      description: 'The picture\'s address: "/assets/office.jpg" is the picture office.jpg.',
    },
    alt: {
      ...role('words'),
      type: 'string',
      title: 'Picture in words',
      description:
        "What the picture shows, in words, for people who can't see it. Left empty only for pure decoration.",
    },
  },
} as const

/** What most blocks begin with. */
export const sectionHead = {
  id,
  label: line(
    'Small label',
    'A small label above or beside the heading: a word or two. The composition folio shows none.',
  ),
  heading: line('Heading', 'The heading of this section.'),
  intro: text('Introduction', 'One or two sentences below the heading.'),
} as const

/** What a list says that visitors may narrow down to one group. */
export const filterWords = {
  label: line(
    'What is chosen',
    'What visitors choose among, for people who hear it: "Kind of work".',
  ),
  all: line(
    'Chip for all',
    'The chip that shows everything: "All work". Left out: the word "all" of the site.',
  ),
  emptyText: line(
    'Words for an empty group',
    'What a group without entries says; {group} stands for its name. Left out: words of the site.',
  ),
} as const

/** A label with its value: "Timeline" and "10–15 working days". */
export const pair = {
  type: 'object',
  required: ['label', 'value'],
  additionalProperties: false,
  title: 'Labelled value',
  description: 'A label with its value.',
  properties: {
    label: line('Label', 'What it is: "Timeline".'),
    value: text('Value', 'The value: "10–15 working days".'),
  },
} as const

/** A place of the document that it stands in. */
export const ownPointer = {
  ...role('ownPointer'),
  type: 'string',
  title: 'Place',
  description: 'Only at this place: the pointer from the message, such as "/blocks/2/text".',
} as const

/** Every kind of document may silence a rule. */
export const silence = {
  type: 'array',
  title: 'Silenced rules',
  description: 'Lint rules that are silenced in this document, each with the reason.',
  items: {
    type: 'object',
    title: 'Silenced rule',
    required: ['rule', 'reason'],
    additionalProperties: false,
    properties: {
      rule: { ...line('Rule', 'The name of the rule, as in the message.'), ...role('ruleName') },
      reason: { ...line('Reason', 'Why it does not apply here.'), ...role('internal') },
      pointer: ownPointer,
    },
  },
} as const

/** What is said of a person besides name, role and picture. */
export const personParts = {
  furtherRoles: {
    type: 'array',
    minItems: 1,
    items: line('Role', 'What the person does besides.'),
    title: 'Further roles',
    description: 'What the person does besides: "Trains apprentices".',
  },
  languages: {
    type: 'array',
    minItems: 1,
    items: line('Language', 'A language, as visitors call it.'),
    title: 'Languages',
    description: 'The languages in which one can talk to the person: "English", "Irish".',
  },
} as const
