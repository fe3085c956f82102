import type { FromSchema } from 'json-schema-to-ts'
import type { Block } from '../../document/page.ts'
import type { picture } from '../../document/parts.ts'

type Picture = FromSchema<typeof picture>

/** Lint has held it to the shared part, as in every block that has one. */
const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'src' in value && 'alt' in value

/** The first picture that a page shows large: what it is known by where others list it. */
export const firstPicture = (blocks: readonly Block[]): Picture | undefined =>
  blocks.map(({ picture }) => picture).find(isPicture)
