/** One slip of an author on the real site, and all that lint may say about it. */
export type Mistake = {
  readonly what: string
  readonly file: string
  /** What stands in the file, once, and what the author makes of it. */
  readonly find: string
  readonly put: string
  /** A part of the line, after the change, that has to be pointed at. */
  readonly at: string
  readonly rule: string
  /** Message and suggestion. */
  readonly says: string
}

const gst = 'pages/services/gst.json'
const about = 'pages/about.json'
const quote = 'pages/_dialogs/quote.json'

/** Twenty mistakes of people who do not program: of typing, of copying, of not knowing. */
export const mistakes: readonly Mistake[] = [
  {
    what: 'a comma forgotten at the end of a line',
    file: gst,
    find: '"kind": "service",',
    put: '"kind": "service"',
    at: '"kind": "service"',
    rule: 'syntax',
    says: 'A comma is missing at the end of line 7. → Add a comma after "service".',
  },
  {
    what: 'a comma after the last entry',
    file: gst,
    find: '"Cancellation when a business closes"',
    put: '"Cancellation when a business closes",',
    at: '"Cancellation when a business closes",',
    rule: 'syntax',
    says: 'There is one comma too many at the end of line 45. → Remove the comma after the last entry.',
  },
  {
    what: 'quotes pasted from a word processor',
    file: about,
    find: '"badge": "Sole practitioner"',
    put: '“badge”: “Sole practitioner”',
    at: '“badge”',
    rule: 'syntax',
    says: 'This text stands in curly quotes; JSON takes only straight double quotes. There is one more like it below. → Use " at both ends.',
  },
  {
    what: 'a closing quote deleted',
    file: about,
    find: '"heading": "Why small",',
    put: '"heading": "Why small,',
    at: '"heading": "Why small,',
    rule: 'syntax',
    says: 'The text that begins here has no closing quote on line 22. → Add a " at its end. A line break inside a text is written \\n.',
  },
  {
    what: 'a closing bracket deleted',
    file: gst,
    find: '        { "label": "Compliance Consultation", "dialog": "consultation" }\n      ],',
    put: '        { "label": "Compliance Consultation", "dialog": "consultation" }',
    at: '"actions": [',
    rule: 'syntax',
    says: 'The [ opened on line 19 is never closed. → Add a ] where it ends, before line 22 goes on.',
  },
  {
    what: 'a note to oneself',
    file: about,
    find: '  "kind": "plain",',
    put: '  "kind": "plain", // ask Aisha whether this is right',
    at: '// ask Aisha',
    rule: 'syntax',
    says: 'JSON has no comments. → Remove the comment.',
  },
  {
    what: 'a line copied and changed, the old one left',
    file: gst,
    find: '  "name": "GST",',
    put: '  "name": "GST",\n  "name": "Goods and Services Tax",',
    at: '"Goods and Services Tax"',
    rule: 'syntax',
    says: 'The key "name" stands twice in the same object: here and on line 5. Only the last one counts. → Remove one of the two, or give it its right name.',
  },
  {
    what: 'a key misspelt',
    file: gst,
    find: '"heading": "Registration in five steps"',
    put: '"headng": "Registration in five steps"',
    at: '"headng"',
    rule: 'schema',
    says: 'The steps block knows no "headng". → Did you mean "heading"?',
  },
  {
    what: 'a title forgotten',
    file: about,
    find: '  "title": "About the firm and its founder",\n',
    put: '',
    at: '{',
    rule: 'schema',
    says: 'The page has no "title". → Add "title": a text in quotes. The title in the browser\'s tab and in search results, at most 60 characters; the firm\'s name is added to it.',
  },
  {
    what: 'a block of a type that there is not',
    file: about,
    find: '"type": "profile"',
    put: '"type": "founder"',
    at: '"type": "founder"',
    rule: 'schema',
    says: 'There is no block of the type "founder". → There are articles, calendar, callout, cards, checklist, comparison, contents, cta, dueDates, faq, figure, form, hero, list, mediaText, newsletter, office, packages, penalties, people, picturePair, profile, prose, quotation, related, resources, search, stats, steps, table, tags and workedExample.',
  },
  {
    what: 'one text where a list is wanted',
    file: about,
    find: '"actions": [\n        { "label": "Speak to an Expert", "dialog": "consultation" },\n        { "label": "Schedule Free Consultation", "dialog": "consultation" }\n      ]',
    put: '"actions": "Speak to an Expert"',
    at: '"actions": "Speak to an Expert"',
    rule: 'schema',
    says: '"actions" is the text "Speak to an Expert"; it must be a list: [ … ] with an object: { "label": … } in it. → Write [ ] in its place, with entries in it.',
  },
  {
    what: 'a number in quotes',
    file: quote,
    find: '"maxLength": 200',
    put: '"maxLength": "200"',
    at: '"maxLength": "200"',
    rule: 'schema',
    says: '"maxLength" is the text "200"; it must be a whole number, such as 1, without quotes. → Write 200 without quotes.',
  },
  {
    what: 'a link to a page misspelt',
    file: 'pages/services/accounting.json',
    find: '(/services/bookkeeping)',
    put: '(/services/bookeeping)',
    at: '(/services/bookeeping)',
    rule: 'links',
    says: 'There is no page /services/bookeeping. → Did you mean "/services/bookkeeping"?',
  },
  {
    what: 'a button that opens a dialog misspelt',
    file: gst,
    find: '{ "label": "Ask before you register", "dialog": "consultation" }',
    put: '{ "label": "Ask before you register", "dialog": "consultaton" }',
    at: '"consultaton"',
    rule: 'dialogs',
    says: 'There is no dialog "consultaton". → Did you mean "consultation"?',
  },
  {
    what: 'a figure misspelt',
    file: gst,
    find: '"value": "{{gst.timeline}}"',
    put: '"value": "{{gst.timelime}}"',
    at: '{{gst.timelime}}',
    rule: 'facts',
    says: 'There is no fact "gst.timelime". → Did you mean "gst.timeline"?',
  },
  {
    what: 'a preset by the label instead of the value',
    file: gst,
    find: '"quote": { "primaryService": "gst" }',
    put: '"quote": { "primaryService": "GST Registration" }',
    at: '"GST Registration"',
    rule: 'presets',
    says: '"GST Registration" is no option of the field "primaryService" in the dialog "quote". → Its options are private-limited, llp, opc, indian-subsidiary, branch-office, gst, compliance and virtual-cfo.',
  },
  {
    what: 'a cell deleted',
    file: 'pages/services/copyright.json',
    find: '["Literary", "Books, articles, course material, databases", "The text"]',
    put: '["Literary", "Books, articles, course material, databases"]',
    at: '["Literary"',
    rule: 'blocks',
    says: 'The row "Literary" has 2 cells, the table 3 columns: the cell for "What is deposited" is missing. → Add what is missing, in the order of the columns; "–" where there is nothing to say.',
  },
  {
    what: 'a section copied with its id',
    file: gst,
    find: '"id": "documents"',
    put: '"id": "services"',
    at: '"id": "services"',
    rule: 'ids',
    says: 'The id "services" stands twice on this page. → Give one of the two another name.',
  },
  {
    what: 'a picture renamed, the page not',
    file: about,
    find: '/assets/illustrations/open-ledger.svg',
    put: '/assets/illustrations/open-leger.svg',
    at: 'open-leger.svg',
    rule: 'assets',
    says: 'There is no file pages/_assets/illustrations/open-leger.svg. → Did you mean "/assets/illustrations/open-ledger.svg"?',
  },
  {
    what: 'a description that tells the whole page',
    file: about,
    find: 'and why foreign companies come here to enter India.',
    put: 'and why foreign companies come here to enter India, from the first resolution of the parent to the first return of the subsidiary.',
    at: '"description"',
    rule: 'descriptions',
    says: 'The description has 223 characters; search results cut it after 160. → Shorten it by 63.',
  },
]
