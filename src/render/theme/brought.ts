import { scriptOf } from '../../core/document/directionOf.ts'
import {
  type FaceSubset,
  type FamilyName,
  type FontFamily,
  fontFamilies,
  isFamily,
  weightIn,
} from '../../core/document/fontFamilies.ts'
import type { Theme } from '../../core/document/site.ts'
import { layoutOf } from './compositionLayouts.ts'
import { familiesOf } from './families.ts'

export type Face = NonNullable<Theme['headingFace']>

/** A face of a theme in the part that it plays, and the weight that it has there. */
export type Role = {
  readonly part: 'heading' | 'text' | 'strong'
  readonly face: Face
  readonly weight: number
}

/** A file of the collection that a theme asks for: `key` names it, `as` is the family that pages call it by. */
export type Brought = {
  readonly key: string
  readonly name: FamilyName
  readonly subset: FaceSubset
  readonly weight: number
  readonly as: string
}

/** The usual weight of words that are strong: see `src/render/ui/base.css`. */
const strong = 600

/** The faces of a theme with their weights; a text face that the collection has brings its bold along. */
const rolesOf = (theme: Theme): Role[] => {
  const { headingFace, textFace, strongFace } = theme
  const weightOf = (face: Face, fallback: number) =>
    Number.parseInt(face.weight ?? String(fallback), 10)
  const bold =
    strongFace ??
    (textFace && textFace.src === undefined && familiesOf(textFace).some(isFamily)
      ? { ...textFace, weight: String(strong) }
      : undefined)
  return [
    ...(headingFace
      ? [
          {
            part: 'heading' as const,
            face: headingFace,
            weight: weightOf(headingFace, theme.headingWeight ?? layoutOf(theme).weight),
          },
        ]
      : []),
    ...(textFace
      ? [{ part: 'text' as const, face: textFace, weight: weightOf(textFace, 400) }]
      : []),
    ...(bold ? [{ part: 'strong' as const, face: bold, weight: weightOf(bold, strong) }] : []),
  ]
}

/** The families of a face that the collection has; its first one is the site's own where it has a file. */
export const familiesIn = (face: Face): FamilyName[] =>
  familiesOf(face).filter(
    (name, index): name is FamilyName => isFamily(name) && (index > 0 || !face.src),
  )

const subsetsOf = (name: FamilyName): readonly FaceSubset[] =>
  (fontFamilies[name] satisfies FontFamily).subsets

/** The script that a language is written in, as far as the collection has a subset for it alone. */
const ownSubset = (tag: string): 'devanagari' | 'arabic' | undefined => {
  const script = scriptOf(tag)
  return script === 'Deva' ? 'devanagari' : script === 'Arab' ? 'arabic' : undefined
}

/**
 * Two letters of a script that are of different widths in every face that has them. A device that has none draws the same box for both. Those of Arabic
 * are Urdu's: a face for Arabic alone leaves holes in Urdu.
 */
const unlikeLetters = { devanagari: 'कर', arabic: 'ڑے' } as const

/** How a family is called in addresses. */
export const slugOf = (name: FamilyName): string => name.toLowerCase().replaceAll(' ', '-')

const fileOf = (role: Role, name: FamilyName, subset: FaceSubset, asked = role.weight): Brought => {
  const weight = weightIn(name, asked)
  return {
    key: `${slugOf(name)}-${weight}-${subset}`,
    name,
    subset,
    weight,
    as: familiesOf(role.face)[0] ?? name,
  }
}

/** The files of a role on pages in the script of a subset: the first family that has it, and its Latin where it is the face's first. */
const inScript = (
  role: Role,
  roles: readonly Role[],
  subset: 'devanagari' | 'arabic',
): Brought[] => {
  const name = familiesIn(role.face).find((family) => subsetsOf(family).includes(subset))
  if (!name) return []
  const latin = name === familiesOf(role.face)[0] ? [fileOf(role, name, 'latin')] : []
  // Files of these scripts are large: headings that are nearly as bold as bold text share its file.
  const { weight = role.weight } = roles.find(({ part }) => part === 'strong') ?? {}
  const asked =
    role.part === 'heading' && Math.abs(weight - role.weight) <= 100 ? weight : role.weight
  return [fileOf(role, name, subset, asked), ...latin]
}

const inLatin = (role: Role): Brought[] => {
  const [first = ''] = familiesOf(role.face)
  if (role.face.src || !isFamily(first)) return []
  return [fileOf(role, first, 'latin'), fileOf(role, first, 'latin-ext')]
}

/**
 * What pages in a language are set in: the theme's roles with the files that the collection brings them. On pages in a script of which the theme names
 * a family, none of Latin are brought beside it: the few Latin words there are in a font of the device, so that a page loads the faces of one script.
 */
export const broughtIn = (
  theme: Theme,
  tag: string,
): { readonly role: Role; readonly files: readonly Brought[]; readonly isForeign: boolean }[] => {
  const roles = rolesOf(theme)
  const subset = ownSubset(tag)
  const foreign = subset && roles.map((role) => inScript(role, roles, subset))
  const isForeign = foreign?.some((files) => files.length > 0) ?? false
  return roles.map((role, index) => ({
    role,
    files: isForeign ? (foreign?.[index] ?? []) : inLatin(role),
    isForeign,
  }))
}

/** The letters by which a page finds out whether its reader's device can draw its script at all; undefined where the theme brings no face for that. */
export const lettersToTry = (theme: Theme, tag: string): string | undefined => {
  const subset = ownSubset(tag)
  return subset && broughtIn(theme, tag).some(({ isForeign }) => isForeign)
    ? unlikeLetters[subset]
    : undefined
}
