import type { FromSchema } from 'json-schema-to-ts'
import { en } from '../locale/en.ts'
import { assetFolder } from './addresses.ts'
import { localKinds, otherKinds } from './firmKinds.ts'
import { languages } from './languages.ts'
import {
  action,
  entryHref,
  headingHref,
  href,
  line,
  pair,
  shownDays,
  silence,
  text,
} from './parts.ts'
import { forms, role } from './roleOf.ts'
import { themeSchema } from './theme.ts'
import { weekdays } from './weekdays.ts'
import { wordTitles } from './wordTitles.ts'

/** A time of day as documents hold it: "07:30". */
const clock = (title: string, description: string) =>
  ({ ...role('time'), type: 'string', pattern: forms.time, title, description }) as const

const link = {
  type: 'object',
  required: ['label', 'href'],
  additionalProperties: false,
  title: 'Link',
  description: 'A link.',
  properties: {
    label: line('Label', 'What the link says.'),
    href,
    text: line('Words below', 'A few words below it, in a menu.'),
  },
} as const

type Word = keyof typeof en.words

const formId = '^[A-Za-z0-9_-]+$'

export const formsByName = {
  ...role('formsByName'),
  type: 'object',
  title: 'Forms',
  description: 'The forms by name, each with its id at the form service.',
  additionalProperties: {
    type: 'object',
    title: 'Form',
    required: ['id'],
    additionalProperties: false,
    properties: {
      id: {
        type: 'string',
        pattern: formId,
        title: 'Id at the form service',
        description: 'The form id at the form service.',
      },
      formerly: {
        type: 'array',
        minItems: 1,
        items: { type: 'string', pattern: formId, title: 'Earlier id' },
        title: 'Earlier ids',
        description:
          'Ids that the form had before. The embedded form service goes on taking what pages send to them that somebody has had open since then: write the old one here when you change the id.',
      },
    },
  },
} as const

const newsletterForm = {
  ...line('Form', 'The form that addresses are sent to, by its name in the settings of the site.'),
  ...role('newsletterForm'),
} as const

const oldAddress = {
  ...role('oldAddress'),
  type: 'string',
  pattern: '^/',
  title: 'Old address',
  description:
    'The old address, without ? or #: "/about-us.html". A page\'s own file ("/index.html") needs none.',
} as const

const newAddress = {
  ...role('newAddress'),
  type: 'string',
  minLength: 1,
  title: 'New address',
  description: 'Where it leads now: a page of this site from its root, or a full https: address.',
} as const

export const siteSchema = {
  type: 'object',
  title: 'Site settings',
  description:
    'What holds for the whole site: the firm, its menus, footer, look, forms and addresses.',
  required: [
    '$schema',
    'origin',
    'language',
    'locale',
    'currency',
    'timeZone',
    'firm',
    'navigation',
    'footer',
    'theme',
    'forms',
    'seo',
  ],
  additionalProperties: false,
  properties: {
    $schema: {
      type: 'string',
      title: 'Path to the schema',
      description: 'The path to the schema, for editors.',
    },
    schemaVersion: {
      type: 'integer',
      minimum: 1,
      title: 'Version of the schema',
      description:
        'The version of the schema that the documents of this site are written for. The command `upgrade` writes them anew for a later one. Usual: 1.',
    },
    silence,
    origin: {
      type: 'string',
      pattern: '^https?://[^/]+$',
      title: 'Public address',
      description:
        'The public address of the site without a slash at the end: "https://www.example.com".',
    },
    language: {
      type: 'string',
      pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$',
      title: 'Language',
      description: 'The language of the pages: "en-GB".',
    },
    locale: {
      type: 'string',
      pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$',
      title: 'Style of numbers and dates',
      description: 'How numbers and dates are written: "en-GB".',
    },
    languages,
    currency: {
      type: 'string',
      pattern: '^[A-Z]{3}$',
      title: 'Currency',
      description: 'The currency of amounts: "GBP".',
    },
    timeZone: {
      ...line('Time zone', 'The time zone of the office: "Europe/London".'),
      ...role('internal'),
    },
    placeholder: {
      type: 'boolean',
      title: 'Not yet real',
      description:
        "true: name, address and e-mail are not real yet. What search engines read then leaves out the firm's name, e-mail, telephone, logo, address and founder, the name of the site, and the founder as the author of articles. Lint warns, and a deployment is refused unless it is a demo.",
    },
    firm: {
      type: 'object',
      required: ['name', 'email', 'address'],
      additionalProperties: false,
      title: 'Firm',
      description:
        'The firm. Texts refer to its words as {{firm.name}}, {{firm.email}}, {{firm.founder}}, {{firm.city}}.',
      properties: {
        name: line('Name', 'The name of the firm.'),
        tagline: line('Tagline', 'A few words beside the name: "Bicycle workshop".'),
        kind: {
          enum: [...localKinds, ...otherKinds],
          title: 'Kind of firm',
          description:
            'What search engines are told it is, by the names of schema.org. Usual: Organization. Opening hours are told for those that people go to, such as LocalBusiness.',
        },
        founder: line('Founder', "The founder's name."),
        furtherFounders: {
          type: 'array',
          minItems: 1,
          items: line('Founder', 'The name of a founder.'),
          title: 'Further founders',
          description: 'Who founded the firm besides, each by name.',
        },
        email: {
          type: 'string',
          pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
          title: 'E-mail address',
          description: 'The public e-mail address.',
        },
        phone: {
          type: 'string',
          pattern:
            '^\\+[0-9][0-9 .-]{0,8}(\\([0-9]{2,5}\\))?[0-9 .-]{5,16}[0-9]([ ,;]*(#|[^ 0-9+()./,;#-]{1,12}[.]?) ?[0-9]{1,7})?$',
          title: 'Telephone number',
          description:
            'The telephone number with country code, and the extension if it has one: "+44 113 496 0000 ext. 12".',
        },
        address: {
          type: 'object',
          required: ['street', 'city', 'country'],
          additionalProperties: false,
          title: 'Postal address',
          description: "The office's postal address.",
          properties: {
            street: line('Street and number', 'Street and number, as on a letter.'),
            city: line('City', 'The town or city.'),
            region: line('State or region', 'The state or region, where addresses name one.'),
            postalCode: line('Postal code', 'The postal code, as on a letter.'),
            country: line('Country', 'Country, in words.'),
            countryCode: {
              type: 'string',
              pattern: '^[A-Z]{2}$',
              title: 'Country code',
              description: 'Country in two letters: "GB".',
            },
          },
        },
        areaServed: line('Area served', 'Where the firm works: "Yorkshire".'),
        hours: {
          type: 'array',
          minItems: 1,
          title: 'Opening hours',
          description:
            'Opening hours in office time. Days left out are closed. From "00:00" to "23:59" is: at any time. Hours that change from a day on are added below, among the other hours.',
          items: {
            type: 'object',
            title: 'Hours',
            required: ['days', 'opens', 'closes'],
            additionalProperties: false,
            properties: {
              label: line(
                'Days in words',
                'How the days are written: "Mon–Fri". Left out: as people of the country write them.',
              ),
              days: {
                type: 'array',
                minItems: 1,
                items: { title: 'Day', enum: weekdays },
                title: 'Days',
                description: 'The days of the week.',
              },
              opens: clock('Opens', 'When it opens: "09:00".'),
              closes: clock(
                'Closes',
                'When it closes: "18:00". Earlier than it opens: on the next day.',
              ),
            },
          },
        },
        closedLabel: line(
          'Closed days in words',
          'How the closed days are written: "Sunday". Left out: the days without hours.',
        ),
        otherHours: {
          type: 'array',
          minItems: 1,
          title: 'Closed days and other hours',
          description:
            'Holidays, other hours for a time, and hours that change from a day on. They stand below the hours until they are over or hold for good, and "usually open now" goes by them.',
          items: {
            type: 'object',
            title: 'Day closed or with other hours',
            required: ['from'],
            additionalProperties: false,
            without: { keys: ['opens', 'closes'], says: 'Closed all day' },
            openEnd: { without: 'until', with: 'days', says: 'from then on' },
            properties: {
              from: {
                type: 'string',
                pattern: '^\\d{4}-\\d{2}-\\d{2}$',
                title: 'Day',
                description:
                  'The day, or the first of several: "2026-12-24". Without times it is closed all day. For new hours from this day on, choose their weekdays.',
              },
              until: {
                type: 'string',
                pattern: '^\\d{4}-\\d{2}-\\d{2}$',
                title: 'Last day',
                description:
                  'The last of several days. Left out: the one day alone; with weekdays, from that day on, for good.',
              },
              days: {
                type: 'array',
                minItems: 1,
                items: { title: 'Day', enum: weekdays },
                title: 'Weekdays',
                description:
                  'Only these days of the week, up to the last day. Without a last day: from the first day on, for good, in the place of the usual hours.',
              },
              label: line('Name of the day', 'What day it is: "Christmas Eve".'),
              opens: clock(
                'Opens',
                'When it opens on this day. Without times it is closed all day.',
              ),
              closes: clock('Closes', 'When it closes. Earlier than it opens: on the next day.'),
            },
          },
        },
        furtherTimes: {
          type: 'array',
          minItems: 1,
          items: pair,
          title: 'Further lines of the hours',
          description:
            'Lines below the hours, such as "By e-mail": "at any time". They do not count as opening hours.',
        },
        logo: {
          ...role('asset'),
          type: 'string',
          pattern: `^${assetFolder}[A-Za-z0-9._/-]+\\.svg$`,
          title: 'Logo',
          description: "The firm's mark, an SVG file.",
        },
      },
    },
    navigation: {
      type: 'array',
      minItems: 1,
      title: 'Navigation',
      description: "The header's links and menus, in order.",
      items: {
        type: 'object',
        title: 'Entry',
        required: ['label'],
        additionalProperties: false,
        properties: {
          label: line('Label', 'What it says.'),
          href: entryHref,
          width: {
            type: 'integer',
            minimum: 200,
            maximum: 1200,
            title: 'Width of the menu',
            description: 'In pixels: 300 holds one group of links, 800 three side by side.',
          },
          groups: {
            type: 'array',
            minItems: 1,
            title: 'Groups of links',
            description: 'Makes this entry a menu: groups of links.',
            items: {
              type: 'object',
              title: 'Group of links',
              required: ['items'],
              additionalProperties: false,
              properties: {
                label: line('Heading', 'The heading of the group.'),
                href: headingHref,
                items: {
                  type: 'array',
                  minItems: 1,
                  items: link,
                  title: 'Links',
                  description: 'The links of the group.',
                },
              },
            },
          },
        },
      },
    },
    actions: {
      type: 'array',
      maxItems: 3,
      items: action,
      title: 'Buttons in the header',
      description: 'The buttons in the header.',
    },
    announcement: {
      type: 'object',
      required: ['text'],
      additionalProperties: false,
      title: 'Announcement',
      description: 'A bar above the header that visitors can close.',
      properties: {
        id: {
          ...line(
            'Name',
            'No visitor reads it. Who has closed an announcement does not get one of that name again: "closed-in-may". Usual: one made of the text, so that a new text is seen by all.',
          ),
          ...role('internal'),
        },
        text: text('Text', 'What it says.'),
        ...shownDays,
      },
    },
    footer: {
      type: 'object',
      required: ['groups'],
      additionalProperties: false,
      title: 'Footer',
      description: 'The footer.',
      properties: {
        blurb: text('Text about the firm', 'A sentence or two about the firm.'),
        groups: {
          type: 'array',
          minItems: 1,
          title: 'Groups of links',
          description: 'Groups of links.',
          items: {
            type: 'object',
            title: 'Group of links',
            required: ['label', 'items'],
            additionalProperties: false,
            properties: {
              label: line('Heading', 'The heading of the group.'),
              items: {
                type: 'array',
                minItems: 1,
                items: link,
                title: 'Links',
                description: 'The links.',
              },
            },
          },
        },
        action,
        note: text('Last line', 'The last line: copyright, registration.'),
      },
    },
    theme: themeSchema,
    forms: formsByName,
    newsletter: {
      type: 'object',
      required: ['form'],
      additionalProperties: false,
      title: 'Newsletter',
      description: 'Makes the newsletter card store addresses.',
      properties: { form: newsletterForm },
    },
    seo: {
      type: 'object',
      required: ['titlePattern'],
      additionalProperties: false,
      title: 'Search engines and messengers',
      description: 'What search engines and messengers get by default.',
      properties: {
        titlePattern: line(
          'Pattern of titles',
          'How titles are completed; {title} stands for the page\'s: "{title} | Lee Cycles".',
        ),
        social: {
          type: 'boolean',
          default: true,
          title: 'Social pictures',
          description: 'true, as usual: pictures of pages are made for messengers.',
        },
      },
    },
    redirects: {
      type: 'array',
      title: 'Redirects',
      description: 'Old addresses and where they lead now.',
      items: {
        ...role('redirect'),
        type: 'object',
        title: 'Redirect',
        required: ['from', 'to'],
        additionalProperties: false,
        properties: {
          from: oldAddress,
          to: newAddress,
        },
      },
    },
    words: {
      type: 'object',
      title: 'Words of the site',
      description: 'Words that the engine says, in your own words or language.',
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.entries(en.words).map(([key, value]) => [
          key,
          {
            ...role('words'),
            type: 'string',
            title: wordTitles[key as Word],
            description: `In English: "${value}"`,
          },
        ]),
        // fromEntries forgets the keys; they are those of the words.
      ) as unknown as { readonly [key in Word]: { readonly type: 'string' } },
    },
  },
} as const

export type SiteDocument = FromSchema<typeof siteSchema>
export type Theme = SiteDocument['theme']
export type NavigationItem = SiteDocument['navigation'][number]
