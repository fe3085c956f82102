/** A part of the site's settings: which keys stand in it, and what it is for. Keys that no part names stand in the last one. */
export type Section = {
  readonly id: string
  readonly title: string
  readonly what: string
  readonly keys: readonly string[]
}

export const sections: readonly Section[] = [
  {
    id: 'navigation',
    title: 'Menus',
    what: 'The links and menus at the top of every page, and the buttons beside them.',
    keys: ['navigation', 'actions'],
  },
  {
    id: 'footer',
    title: 'Footer',
    what: 'What stands at the end of every page. Name, address, e-mail address and opening hours in it are written under “Firm and hours”.',
    keys: ['footer'],
  },
  {
    id: 'announcement',
    title: 'Announcement',
    what: 'A bar above everything, for some days.',
    keys: ['announcement'],
  },
  {
    id: 'firm',
    title: 'Firm and hours',
    what: 'Name, address, e-mail address and opening hours, in the footer and wherever they stand. Texts refer to them, and search engines are told them.',
    keys: ['firm'],
  },
  { id: 'theme', title: 'Look', what: 'Colours, typefaces, corners.', keys: ['theme'] },
  {
    id: 'dialogs',
    title: 'Forms',
    what: 'What visitors fill in, and what becomes of it.',
    keys: ['forms', 'newsletter'],
  },
  {
    id: 'redirects',
    title: 'Redirects',
    what: 'Old addresses and where they lead now. Moving a page adds its own.',
    keys: ['redirects'],
  },
  {
    id: 'words',
    title: 'Words',
    what: 'What the site itself says: on buttons, in forms, when something goes wrong.',
    keys: ['words'],
  },
  {
    id: 'more',
    title: 'Search engines, language',
    what: 'How titles are completed, the public address, language and money.',
    keys: [],
  },
]

/** What no author needs, or other views write. */
const hidden = new Set(['$schema', 'schemaVersion', 'silence'])

/** The keys that stand in a part, of all that the settings may have. Pure. */
export const keysIn = ({ id, keys }: Section, all: readonly string[]): readonly string[] =>
  id === 'more'
    ? all.filter(
        (key) => !hidden.has(key) && sections.every((section) => !section.keys.includes(key)),
      )
    : keys

/** The part in which something of the settings is written: by its own name, or by a key that stands in it. */
export const sectionOf = (name: string): Section | undefined =>
  sections.find(({ id, keys }) => id === name || keys.includes(name)) ?? sections.at(-1)
