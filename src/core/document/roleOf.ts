import { assetFolder } from './addresses.ts'

/** What parts of schemas are for, each by the name of the part that all sites share. */
const roles = [
  'action',
  'askedField',
  'asset',
  'block',
  'category',
  'checkedPages',
  'color',
  'date',
  'dialogName',
  'draft',
  'expectation',
  'fact',
  'factName',
  'factText',
  'factValue',
  'factsByName',
  'field',
  'fieldName',
  'figure',
  'filledFields',
  'formName',
  'formerName',
  'formsByName',
  'hidden',
  'href',
  'id',
  'internal',
  'line',
  'moneyAmount',
  'newAddress',
  'newsletterForm',
  'noindex',
  'offeredOption',
  'oldAddress',
  'openedDialog',
  'optionValue',
  'options',
  'ownPointer',
  'pageAddress',
  'partOfPage',
  'picture',
  'pictureFile',
  'preset',
  'presets',
  'redirect',
  'route',
  'ruleName',
  'text',
  'time',
  'translated',
  'translatedPages',
  'words',
] as const

export type Role = (typeof roles)[number]

const mark = 'role: '
const byComment: ReadonlyMap<unknown, Role> = new Map(roles.map((name) => [mark + name, name]))

/** The keyword by which a part has a role. It is JSON Schema's own, so that every copy of the part keeps it, and no validator minds it. */
export const role = <const R extends Role>(name: R) => ({ $comment: `${mark}${name}` }) as const

/** The forms by which a part that names no role is known, such as one that a site has written by hand. */
export const forms = {
  line: '\\S',
  route: '^/',
  date: '^\\d{4}-\\d{2}-\\d{2}$',
  time: '^([01]\\d|2[0-3]):[0-5]\\d$',
  color: '^#[0-9A-Fa-f]{6}$',
} as const satisfies Partial<Record<Role, string>>

const byForm: ReadonlyMap<unknown, Role> = new Map(
  Object.entries(forms).map(([name, form]) => [form, name as Role]), // keys of the above
)

type Part = { readonly [key: string]: unknown } | undefined

const roleByForm = ({ contentMediaType, pattern }: NonNullable<Part>): Role | undefined => {
  if (contentMediaType !== undefined) return 'text'
  return typeof pattern === 'string' && pattern.startsWith(`^${assetFolder}`)
    ? 'asset'
    : byForm.get(pattern)
}

/** What a part of a schema is for: by `"$comment": "role: href"`, else by its form. Pure. */
export const roleOf = (schema: Part): Role | undefined =>
  schema && (byComment.get(schema['$comment']) ?? roleByForm(schema))

const lines: ReadonlySet<Role | undefined> = new Set<Role>([
  'askedField',
  'category',
  'factName',
  'internal',
  'line',
  'newsletterForm',
  'offeredOption',
  'optionValue',
  'ruleName',
])

/** Whether a part takes words without markup, for people or for programs. */
export const isLine = (schema: Part): boolean => lines.has(roleOf(schema))

const assets: ReadonlySet<Role | undefined> = new Set<Role>(['asset', 'pictureFile'])

/** Whether a part takes the address of a file of the site. */
export const isAsset = (schema: Part): boolean => assets.has(roleOf(schema))
