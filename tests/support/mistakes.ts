/** One slip of an author of the boatyard's site, and all that lint may say about it. */
export type Mistake = {
  readonly what: string
  readonly file: string
  /** The document whose text the author begins with, where it is another one: a copy. */
  readonly from?: string
  /** What stands in the file, once, and what the author makes of it. */
  readonly find: string
  readonly put: string
  /** A part of the line, after the change, that has to be pointed at. */
  readonly at: string
  readonly rule: string
  /** Message and suggestion. */
  readonly message: string
}

const rigging = 'pages/repairs/rigging.json'
const about = 'pages/about.json'
const estimate = 'pages/_dialogs/estimate.json'
const article = 'pages/log/fuel-that-grew.json'

/** Mistakes of people who do not program: of typing, of copying, of not knowing. */
export const mistakes: readonly Mistake[] = [
  {
    what: 'a comma forgotten at the end of a line',
    file: rigging,
    find: '"kind": "service",',
    put: '"kind": "service"',
    at: '"kind": "service"',
    rule: 'syntax',
    message: 'A comma is missing at the end of line 7. → Add a comma after "service".',
  },
  {
    what: 'a comma after the last entry',
    file: rigging,
    find: '"Tuning at the jetty and under sail"',
    put: '"Tuning at the jetty and under sail",',
    at: '"Tuning at the jetty and under sail",',
    rule: 'syntax',
    message:
      'There is one comma too many at the end of line 43. → Remove the comma after the last entry.',
  },
  {
    what: 'quotes pasted from a word processor',
    file: about,
    find: '"badge": "Family yard"',
    put: '“badge”: “Family yard”',
    at: '“badge”',
    rule: 'syntax',
    message:
      'This text stands in curly quotes; JSON takes only straight double quotes. There is one more like it below. → Use " at both ends.',
  },
  {
    what: 'a closing quote deleted',
    file: about,
    find: '"heading": "Why one slip",',
    put: '"heading": "Why one slip,',
    at: '"heading": "Why one slip,',
    rule: 'syntax',
    message:
      'The text that begins here has no closing quote on line 22. → Add a " at its end. A line break inside a text is written \\n.',
  },
  {
    what: 'a closing bracket deleted',
    file: rigging,
    find: '        { "label": "Book a Look", "dialog": "look" }\n      ],',
    put: '        { "label": "Book a Look", "dialog": "look" }',
    at: '"actions": [',
    rule: 'syntax',
    message:
      'The [ opened on line 19 is never closed. → Add a ] where it ends, before line 22 goes on.',
  },
  {
    what: 'a note to oneself',
    file: about,
    find: '  "kind": "plain",',
    put: '  "kind": "plain", // ask Isla whether this is right',
    at: '// ask Isla',
    rule: 'syntax',
    message: 'JSON has no comments. → Remove the comment.',
  },
  {
    what: 'a line copied and changed, the old one left',
    file: rigging,
    find: '  "name": "Rigging",',
    put: '  "name": "Rigging",\n  "name": "Masts and wire",',
    at: '"Masts and wire"',
    rule: 'syntax',
    message:
      'The key "name" stands twice in the same object: here and on line 5. Only the last one counts. → Remove one of the two, or give it its right name.',
  },
  {
    what: 'a key misspelt',
    file: rigging,
    find: '"heading": "From the crane to the first tack"',
    put: '"headng": "From the crane to the first tack"',
    at: '"headng"',
    rule: 'schema',
    message: 'The steps block knows no "headng". → Did you mean "heading"?',
  },
  {
    what: 'a title forgotten',
    file: about,
    find: '  "title": "The yard and who works in it",\n',
    put: '',
    at: '{',
    rule: 'schema',
    message:
      'The page has no "title". → Add "title": a text in quotes. The title in the browser\'s tab and in search results, at most 60 characters; the firm\'s name is added to it.',
  },
  {
    what: 'a block of a type that there is not',
    file: about,
    find: '"type": "people"',
    put: '"type": "founder"',
    at: '"type": "founder"',
    rule: 'schema',
    message:
      'There is no block of the type "founder". → There are articles, calendar, callout, cards, checklist, comparison, consequences, contents, cta, deadlines, faq, figure, form, hero, list, location, mediaText, newsletter, packages, people, picturePair, priceList, profile, prose, quotation, related, resources, search, stats, steps, table, tags and workedExample.',
  },
  {
    what: 'one text where a list is wanted',
    file: about,
    find: '"actions": [\n        { "label": "Talk to Hana", "dialog": "look" },\n        { "label": "Book a Look", "dialog": "look" }\n      ]',
    put: '"actions": "Talk to Hana"',
    at: '"actions": "Talk to Hana"',
    rule: 'schema',
    message:
      '"actions" is the text "Talk to Hana"; it must be a list: [ … ] with an object: { "label": … } in it. → Write [ ] in its place, with entries in it.',
  },
  {
    what: 'a number in quotes',
    file: estimate,
    find: '"maxLength": 200',
    put: '"maxLength": "200"',
    at: '"maxLength": "200"',
    rule: 'schema',
    message:
      '"maxLength" is the text "200"; it must be a whole number, such as 1, without quotes. → Write 200 without quotes.',
  },
  {
    what: 'a link to a page misspelt',
    file: 'pages/questions.json',
    find: '(/repairs/rigging)',
    put: '(/repairs/riging)',
    at: '(/repairs/riging)',
    rule: 'links',
    message: 'There is no page /repairs/riging. → Did you mean "/repairs/rigging"?',
  },
  {
    what: 'a button that opens a dialog misspelt',
    file: rigging,
    find: '{ "label": "Ask before you buy wire", "dialog": "look" }',
    put: '{ "label": "Ask before you buy wire", "dialog": "lok" }',
    at: '"lok"',
    rule: 'dialogs',
    message: 'There is no dialog "lok". → Did you mean "look"?',
  },
  {
    what: 'a figure misspelt',
    file: rigging,
    find: '"value": "{{rigging.time}}"',
    put: '"value": "{{rigging.tyme}}"',
    at: '{{rigging.tyme}}',
    rule: 'facts',
    message: 'There is no fact "rigging.tyme". → Did you mean "rigging.time"?',
  },
  {
    what: 'a preset by the label instead of the value',
    file: rigging,
    find: '"estimate": { "job": "rigging" }',
    put: '"estimate": { "job": "Masts and rigging" }',
    at: '"Masts and rigging"',
    rule: 'presets',
    message:
      '"Masts and rigging" is no option of the field "job" in the dialog "estimate". → Its options are rigging, engine, hull, cradle and mooring.',
  },
  {
    what: 'a cell deleted',
    file: 'pages/repairs/hulls.json',
    find: '["Timber", "Seams that work", "Raked, caulked, payed"]',
    put: '["Timber", "Seams that work"]',
    at: '["Timber"',
    rule: 'blocks',
    message:
      'The row "Timber" has 2 cells, the table 3 columns: the cell for "What we do" is missing. → Add what is missing, in the order of the columns; "–" where there is nothing to say.',
  },
  {
    what: 'a section copied with its id',
    file: rigging,
    find: '"id": "bring"',
    put: '"id": "scope"',
    at: '"id": "scope"',
    rule: 'ids',
    message:
      'The id "scope" stands twice on this page: on line 33 and here, on line 81. → Give this one another name: "scope-2" is free.',
  },
  {
    what: 'a picture renamed, the page not',
    file: about,
    find: '/assets/drawings/cradle.svg',
    put: '/assets/drawings/cradel.svg',
    at: 'cradel.svg',
    rule: 'assets',
    message:
      'There is no file pages/_assets/drawings/cradel.svg. → Did you mean "/assets/drawings/cradle.svg"?',
  },
  {
    what: 'a description that tells the whole page',
    file: about,
    find: 'and what we leave to others.',
    put: 'and what we leave to others, from sails and outboards to whatever has a screen, a battery or a keel that can be lifted.',
    at: '"description"',
    rule: 'descriptions',
    message:
      'The description has 221 characters; search results cut it after 160. → Shorten it by about 67.',
  },
  {
    what: 'a link in a list of pages without its slash',
    file: 'pages/_404.json',
    find: '"href": "/storage"',
    put: '"href": "storage"',
    at: '"storage"',
    rule: 'links',
    message: 'storage does not begin with a slash. → Write "/storage".',
  },
  {
    what: 'a parent without its slash',
    file: rigging,
    find: '"parent": "/repairs"',
    put: '"parent": "repairs"',
    at: '"repairs"',
    rule: 'links',
    message: 'repairs does not begin with a slash. → Write "/repairs".',
  },
  {
    what: 'a telephone number with spaces in a link',
    file: 'pages/questions.json',
    find: '(/repairs/rigging)',
    put: '(tel:+64 7 000 0000)',
    at: '(tel:+64 7 000 0000)',
    rule: 'contacts',
    message:
      '"+64 7 000 0000" holds signs that a telephone link cannot have. → Write tel:+64-7-000-0000.',
  },
  {
    what: 'a script for an address of the menu',
    file: 'pages/_site.json',
    find: '{ "label": "The Yard", "href": "/about" },',
    put: '{ "label": "The Yard", "href": "javascript:alert(1)" },',
    at: 'javascript:alert(1)',
    rule: 'links',
    message:
      'Addresses that begin with javascript: are not allowed. → Allowed are pages of this site (/contact), places on the page (#fees), https:, http:, mailto: and tel:.',
  },
  {
    what: 'a script for a parent',
    file: rigging,
    find: '"parent": "/repairs"',
    put: '"parent": "javascript:alert(1)"',
    at: 'javascript:alert(1)',
    rule: 'links',
    message:
      'Addresses that begin with javascript: are not allowed. → Allowed are pages of this site (/contact), places on the page (#fees), https:, http:, mailto: and tel:.',
  },
  {
    what: 'a number that no computer holds',
    file: estimate,
    find: '"maxLength": 200',
    put: '"maxLength": 1e400',
    at: '1e400',
    rule: 'syntax',
    message: 'The number 1e400 is too large to be held. → Write a smaller number.',
  },
  {
    what: 'a preset of a field that the dialog does not have',
    file: rigging,
    find: '"estimate": { "job": "rigging" }',
    put: '"estimate": { "jb": "rigging" }',
    at: '"jb"',
    rule: 'presets',
    message: 'The dialog "estimate" has no field "jb". → Did you mean "job"?',
  },
  {
    what: 'a round bracket at the end of a list',
    file: rigging,
    find: '        { "label": "Book a Look", "dialog": "look" }\n      ],',
    put: '        { "label": "Book a Look", "dialog": "look" }\n      ),',
    at: '),',
    rule: 'syntax',
    message: 'A round bracket ) stands where ] belongs. → Write ] instead.',
  },
  {
    what: 'the key of an article misspelt',
    file: article,
    find: '"article": {',
    put: '"artcle": {',
    at: '"artcle"',
    rule: 'schema',
    message: 'The page knows no "artcle". → Did you mean "article"?',
  },
  {
    what: 'the kind of an article misspelt',
    file: article,
    find: '"kind": "article"',
    put: '"kind": "artcle"',
    at: '"artcle"',
    rule: 'schema',
    message:
      '"kind" is "artcle"; it must be one of "home", "hub", "service", "article", "list", "form", "legal" or "plain". → Did you mean "article"?',
  },
  {
    what: 'a field of a dialog renamed, the pages not',
    file: estimate,
    find: '"name": "job"',
    put: '"name": "mainJob"',
    at: '"mainJob"',
    rule: 'presets',
    message:
      'Pages fill in a field "job", which this dialog does not have: pages/log/a-shroud-that-sang.json:8, pages/log/a-winter-of-figures.json:8, pages/log/fuel-that-grew.json:8, pages/log/halyards-that-chafe.json:8, pages/repairs.json:8 and 6 more. → If that field is now "mainJob", give it its old name back, or write the new one in those places.',
  },
  {
    what: 'a page copied as the start of a new one',
    file: 'pages/repairs/a-new-service.json',
    from: rigging,
    find: '  "name": "Rigging",\n',
    put: '',
    at: '{',
    rule: 'near-duplicates',
    message:
      'This document says the same as pages/repairs/rigging.json in several places: lines 3, 4, 17, 60, 71 and 8 more. → If it began as a copy and is not finished, mark it with "draft": true; else say what is particular here, or remove it.',
  },
  {
    what: 'a merge that nobody finished',
    file: rigging,
    find: '  "name": "Rigging",\n',
    put: '<<<<<<< HEAD\n  "name": "Rigging",\n=======\n  "name": "Masts and wire",\n>>>>>>> new-names\n',
    at: '<<<<<<< HEAD',
    rule: 'syntax',
    message:
      'Two people changed the same lines, and nobody has chosen between them yet (a merge conflict): one version (HEAD) is line 6, the other (new-names) line 8. → Keep one version, or write what is meant from both; then delete the lines 5, 7 and 9.',
  },
  {
    what: 'a bracket too many after a block',
    file: rigging,
    find: '        "Tuning at the jetty and under sail"\n      ]\n    },',
    put: '        "Tuning at the jetty and under sail"\n      ]\n    }},',
    at: '}},',
    rule: 'syntax',
    message:
      'There is one } too many on line 45: everything that was opened is closed without it. → Remove this }.',
  },
  {
    what: 'a dialog by its address',
    file: rigging,
    find: '{ "label": "Ask before you buy wire", "dialog": "look" }',
    put: '{ "label": "Ask before you register", "dialog": "/enquire/look" }',
    at: '"/enquire/look"',
    rule: 'dialogs',
    message:
      'There is no dialog "/enquire/look". → Write "look": a dialog goes by the name of its file alone.',
  },
]
