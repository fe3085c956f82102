/** Something that an author wants: by which words people ask for it, where it is told, and where it is done. */
export type Topic = {
  readonly wants: string
  readonly knownAs: string
  /** The heading of the section in docs/authoring.md that tells it. */
  readonly section: string
  /** The view in which it is done, and what leads there says. */
  readonly to?: string
  readonly opens?: string
}

/** What people come to the studio for, what is asked most first. `page`: the one that was open last. */
export const topics: readonly Topic[] = [
  {
    wants: 'Change a price',
    knownAs: 'fee cost figure amount number rate fact deadline',
    section: 'Fees & figures',
    to: '/_facts',
    opens: 'Open Fees & figures',
  },
  {
    wants: 'Correct a text',
    knownAs: 'word sentence typo heading edit write bold',
    section: 'Texts, blocks and buttons',
    to: 'page',
    opens: 'Go to the page',
  },
  {
    wants: 'Add a question',
    knownAs: 'answer faq card row step point list item entry',
    section: 'Questions, cards, rows: any list',
    to: 'page',
    opens: 'Go to the page',
  },
  {
    wants: 'Put things in another order',
    knownAs: 'move up down first sort question block drag',
    section: 'Questions, cards, rows: any list',
    to: 'page',
    opens: 'Go to the page',
  },
  {
    wants: 'Add a block to a page',
    knownAs: 'section table steps picture hero part',
    section: 'Texts, blocks and buttons',
    to: '/_gallery',
    opens: 'See every kind of block',
  },
  {
    wants: 'New page',
    knownAs: 'add create write article service template',
    section: 'Pages',
    to: '/_new',
    opens: 'Begin a new page',
  },
  {
    wants: 'A page like another one',
    knownAs: 'copy duplicate same template',
    section: 'Pages',
    to: '/_new?copy',
    opens: 'Begin with a copy',
  },
  {
    wants: 'Give a page another address, or remove it',
    knownAs: 'rename move delete url slug',
    section: 'Pages',
    to: '/_pages',
    opens: 'Open the list of pages',
  },
  {
    wants: 'Write while the server does not answer',
    knownAs: 'not connected offline lost connection saved nothing running started gone',
    section: 'Nothing is lost',
  },
  {
    wants: 'Show a page, or hide it',
    knownAs: 'draft ready visible unpublish',
    section: 'Pages',
    to: 'page',
    opens: 'Go to the page',
  },
  {
    wants: 'Add a link or a button',
    knownAs: 'lead to dialog place anchor',
    section: 'Links, buttons and pictures',
    to: 'page',
    opens: 'Go to the page',
  },
  {
    wants: 'Add or replace a picture',
    knownAs: 'photo image alt upload put in change',
    section: 'Links, buttons and pictures',
    to: 'page',
    opens: 'Go to the page',
  },
  {
    wants: 'Replace the logo',
    knownAs: 'mark emblem symbol brand icon favicon svg change upload',
    section: 'Links, buttons and pictures',
    to: '/_site/firm',
    opens: 'Open the firm',
  },
  {
    wants: 'Find words, and put others in their place',
    knownAs: 'search replace everywhere',
    section: 'Search, and other words',
    to: '/_search',
    opens: 'Open Search',
  },
  {
    wants: 'Change the menu or the footer',
    knownAs: 'navigation header links',
    section: 'The whole site',
    to: '/_site/navigation',
    opens: 'Open the menus',
  },
  {
    wants: 'Change opening hours or holidays',
    knownAs: 'closed open days office address telephone',
    section: 'Long lists, hours, days',
    to: '/_site/firm',
    opens: 'Open the firm',
  },
  {
    wants: 'Change a form',
    knownAs: 'field question option dialog enquiry contact',
    section: 'Forms: nothing that is sent is lost',
    to: '/_site/dialogs',
    opens: 'Open the forms',
  },
  {
    wants: 'Change colours and type',
    knownAs: 'look theme design dark font brand button color accent',
    section: 'The whole site',
    to: '/_site/theme',
    opens: 'Open the look',
  },
  {
    wants: 'Publish',
    knownAs: 'go live online send review upload',
    section: 'Publish',
    to: '/_publish',
    opens: 'Open Publish',
  },
  {
    wants: 'Take something back',
    knownAs: 'undo history restore earlier version mistake',
    section: 'Changes and history',
    to: '/_history',
    opens: 'Open the history',
  },
  {
    wants: 'See what has changed',
    knownAs: 'difference compare today',
    section: 'Changes and history',
    to: '/_changes',
    opens: 'Open the changes',
  },
  {
    wants: 'See what is wrong',
    knownAs: 'error warning finding mistake broken dead link',
    section: 'Findings',
    to: '/_findings',
    opens: 'Open the findings',
  },
  {
    wants: 'Show something from a day on, or until one',
    knownAs: 'date schedule offer season expire',
    section: 'Dates that act',
  },
  {
    wants: 'Say what a page must go on saying',
    knownAs: 'check expectation',
    section: 'Checks',
    to: '/_checks',
    opens: 'Open what pages must say',
  },
  {
    wants: 'Work from a phone, or with others',
    knownAs: 'share mobile code team',
    section: 'On a phone, or with others',
  },
  {
    wants: 'Work by keyboard or screen reader',
    knownAs: 'keys shortcuts accessibility',
    section: 'By keys, by ear, on a phone',
  },
]
