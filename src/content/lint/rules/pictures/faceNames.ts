import { familyNames, isFamily } from '../../../../core/document/fontFamilies.ts'
import type { Theme } from '../../../../core/document/site.ts'
import { meant } from '../../links/meant.ts'
import { nearest } from '../../links/nearest.ts'
import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

const roles = ['headingFace', 'textFace', 'strongFace'] as const
type Face = NonNullable<Theme[(typeof roles)[number]]>

/** What a device may bring by itself: the generic families of CSS, and fonts that systems have had for many years. */
const ofDevices =
  /^(?:(?:sans-)?serif|monospace|cursive|fantasy|math|emoji|fangsong|-apple-system|BlinkMacSystemFont|(?:system-)?ui(?:-\w+)*|Arial( .+)?|Avenir( .+)?|Baskerville|Book Antiqua|Bookman.*|Calibri|Cambria|Candara|Charter|Consolas|Constantia|Corbel|Courier( New)?|Didot|Franklin Gothic.*|Futura|Garamond|Geneva|Georgia|Gill Sans.*|Helvetica( Neue)?|Hoefler Text|Impact|Iowan Old Style|Lucida .+|Menlo|Monaco|Nirmala UI|Optima|Palatino( .+)?|Rockwell|Roboto|San Francisco|Seravek|Segoe .+|Tahoma|Times( New Roman)?|Trebuchet MS|Verdana)$/i

const familiesIn = ({ family }: Face) =>
  family.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''))

/** The families of a face that nobody brings: its first one may be of its own file. */
const unknownIn = (face: Face): string[] =>
  familiesIn(face).filter(
    (name, index) => !isFamily(name) && !ofDevices.test(name) && !(index === 0 && face.src),
  )

export const rule: Rule = {
  name: 'face-names',
  severity: 'warning',
  what: 'A typeface of the theme is one of the collection, a file of the site, or one that devices have.',
  why: 'Of any other, visitors see something else: whatever their device takes in its place.',
  bad: [{ file: 'pages/_site.json', at: '/theme/textFace', value: { family: 'Publik Sans' } }],
  good: [{ file: 'pages/_site.json', at: '/theme/textFace', value: { family: 'Public Sans' } }],
  *check({ site, siteFile }) {
    if (!site || !siteFile) return
    for (const role of roles) {
      const face = site.theme[role]
      for (const name of face ? unknownIn(face) : []) {
        const near = nearest(name, familyNames)
        yield {
          file: siteFile.path,
          pointer: `/theme/${role}/family`,
          message: msg('fontNotInCollection', { name, collection: familyNames }),
          ...(near && face
            ? meant(name, near, { kind: 'value', value: face.family.replace(name, near) })
            : {
                suggestion: msg('chooseFont'),
              }),
        }
      }
    }
  },
}
