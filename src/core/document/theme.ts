import { assetFolder } from './addresses.ts'
import { familyNames } from './fontFamilies.ts'
import { line } from './parts.ts'
import { forms, role } from './roleOf.ts'

export const accents = [
  'amber',
  'blue',
  'bronze',
  'brown',
  'crimson',
  'cyan',
  'grass',
  'green',
  'indigo',
  'iris',
  'jade',
  'mint',
  'orange',
  'pink',
  'plum',
  'purple',
  'red',
  'ruby',
  'sky',
  'teal',
  'tomato',
  'violet',
] as const
export const neutrals = ['gray', 'mauve', 'olive', 'sage', 'sand', 'slate'] as const
/** The compositions that a site may be set in; what each looks like stands in `src/render/ui/<name>` and in `<Type>.<name>.module.css` of the blocks. @internal For tests. */
export const compositions = ['ledger', 'hearth', 'poster', 'folio'] as const

/** In capitals too, as brand guides have it. */
const ownColor = (title: string, description: string) =>
  ({ ...role('color'), type: 'string', pattern: forms.color, title, description }) as const

const face = {
  type: 'object',
  required: ['family'],
  additionalProperties: false,
  title: 'Typeface',
  description: 'A typeface.',
  properties: {
    family: {
      ...line(
        'Families',
        'The families in order, as in CSS: "Besley, Georgia, serif". Those of the collection are brought along, cut to the signs of the site; a further one, as in "Besley, Hind", is for pages in its script. docs/fonts.md shows them all.',
      ),
      examples: familyNames,
    },
    src: {
      ...role('asset'),
      type: 'string',
      pattern: `^${assetFolder}[A-Za-z0-9._/-]+\\.woff2$`,
      title: 'Font file',
      description:
        'A font file of the site that the first family is loaded from: "/assets/fonts/heading.woff2".',
    },
    weight: {
      type: 'string',
      pattern: '^\\d{3}( \\d{3})?$',
      title: 'Weights',
      description: 'The weights in the file: "600", or "400 700" for a variable font.',
    },
    fallback: {
      type: 'object',
      required: ['local', 'sizeAdjust'],
      additionalProperties: false,
      title: 'Font until it has loaded',
      description:
        'A font of the device, scaled to the same size, so that text takes the same space with and without the file.',
      properties: {
        local: line(
          'Font of the device',
          'The font of the device, or several by comma: "Times New Roman, Liberation Serif".',
        ),
        sizeAdjust: {
          type: 'number',
          title: 'Size in percent',
          description: 'Percent by which it is scaled: 97.',
        },
        ascent: {
          type: 'number',
          title: 'Ascent in percent',
          description: 'Percent of the ascent.',
        },
        descent: {
          type: 'number',
          title: 'Descent in percent',
          description: 'Percent of the descent.',
        },
      },
    },
  },
} as const

export const themeSchema = {
  type: 'object',
  required: ['accent', 'neutral'],
  additionalProperties: false,
  title: 'Look',
  description: 'The choices that make this site look like this firm.',
  properties: {
    composition: {
      enum: compositions,
      enumDescriptions: [
        'Ledger: a ruled margin with labels, lines that open and double lines that close. For firms of figures and papers.',
        'Hearth: round and warm, on islands of colour; pictures carry the page, headings stand in the middle.',
        'Poster: very large type on fields of colour, thick lines, tiles without gaps.',
        'Folio: reads like a good book: one column of text, titles in the middle, wide plates, hardly a line.',
      ],
      title: 'Composition',
      description:
        'What the site is set like: grid, headings, header, footer and the shape of every block. Usual: ledger.',
    },
    accent: {
      enum: accents,
      title: 'Accent colour',
      description: 'The accent colour, by its name in the Radix scales.',
    },
    second: {
      enum: accents,
      title: 'Second colour',
      description:
        'A second colour beside the accent, by its name: hearth, poster and folio use it, the ledger keeps to one. Usual: the accent.',
    },
    colors: {
      type: 'object',
      additionalProperties: false,
      title: 'Colours of your own',
      description:
        'Colours of your own as values, in the place of the named ones. Where words could not be read in them, a step that can be read is taken.',
      properties: {
        accent: ownColor('Accent colour', 'The accent colour: "#b4532a".'),
        second: ownColor('Second colour', 'The second colour: "#2f5d8c".'),
        ground: ownColor(
          'Ground',
          'The colour whose lightest steps a tinted ground takes, such as a honey for cream: "#d9a441".',
        ),
      },
    },
    ground: {
      enum: ['plain', 'tinted'],
      enumDescriptions: [
        'Nearly white, or nearly black in the dark.',
        'In a light step of the accent or of your own ground colour, and a dark one in the dark.',
      ],
      title: 'Ground of the page',
      description: 'What pages are printed on. Usual: plain.',
    },
    neutral: { enum: neutrals, title: 'Tint of the greys', description: 'The tint of the greys.' },
    scheme: {
      enum: ['auto', 'light', 'dark'],
      enumDescriptions: ["As the visitor's device is set.", 'Always light.', 'Always dark.'],
      title: 'Light or dark',
      description: 'Light or dark. Usual: auto.',
    },
    radius: {
      enum: ['none', 'small', 'medium', 'large'],
      title: 'Round corners',
      description: 'How round corners are. Usual: what suits the composition; small in the ledger.',
    },
    density: {
      enum: ['compact', 'regular', 'generous'],
      title: 'Space between things',
      description: 'How much space stands between things. Usual: regular.',
    },
    headingFace: { ...face, title: 'Typeface of headings' },
    textFace: { ...face, title: 'Typeface of text' },
    strongFace: {
      ...face,
      title: 'Typeface of bold text',
      description: 'The bold of the text face, where it has a file of its own.',
    },
    solid: {
      enum: ['quiet', 'middle', 'vivid'],
      enumDescriptions: [
        'In the darkest step of the accent.',
        'In the accent itself, as much darker as white words on it need.',
        'In its brightest step, under black words where white ones could not be read.',
      ],
      title: 'Colour of buttons',
      description: 'How buttons are painted. Usual: quiet.',
    },
    scale: {
      enum: ['small', 'regular', 'large'],
      title: 'Size of headings',
      description: 'How much larger headings are than text. Usual: regular.',
    },
    headingWeight: {
      type: 'integer',
      minimum: 300,
      maximum: 900,
      title: 'Weight of headings',
      description: 'The weight of headings. Usual: what suits the composition; 600 in the ledger.',
    },
    headingCase: {
      enum: ['normal', 'uppercase'],
      title: 'Capitals in headings',
      description: 'How headings are set. Usual: normal.',
    },
    ornament: {
      ...role('asset'),
      type: 'string',
      pattern: `^${assetFolder}[A-Za-z0-9._/-]+\\.svg$`,
      title: 'Ornament',
      description:
        'A small SVG file of the site that repeats above the footer and what calls to act, such as tiles or a weave: "/assets/tiles.svg".',
    },
    signature: {
      enum: ['ledger', 'register', 'none'],
      enumDescriptions: [
        'A ruled margin, and double rules as under a sum.',
        'As in a deed: a coloured margin on phones too, sections numbered in it, what forms ask beside it, people and offers as ruled entries.',
        'Plain rules.',
      ],
      title: 'Rules between parts',
      description: 'The rules between parts in the ledger, and what hangs on them. Usual: ledger.',
    },
  },
} as const
