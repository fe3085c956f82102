import type { AuthoringKit } from '../../../workspace/AuthoringKit.ts'
import type { SentParts } from '../../protocol/sentParts.ts'

const chosen = <Part>(
  parts: Readonly<Record<string, Part>>,
  types: readonly string[],
): [string, Part][] =>
  types.flatMap((type) => (Object.hasOwn(parts, type) ? [[type, parts[type] as Part]] : [])) // just looked up

/** What the panel is told of the site's own parts: their schemas and other data. Their programs stay where the site stands. Pure. */
export const sentParts = ({ blocks, fields, own }: AuthoringKit): SentParts => ({
  blocks: Object.fromEntries(
    chosen(blocks, own?.blocks ?? []).map(([type, { schema, knownAs, cells, ofSettings }]) => [
      type,
      {
        schema,
        ...(knownAs ? { knownAs } : {}),
        ...(cells ? { cells } : {}),
        ...(ofSettings ? { ofSettings } : {}),
      },
    ]),
  ),
  fields: Object.fromEntries(
    chosen(fields, own?.fields ?? []).map(([type, { schema }]) => [type, { schema }]),
  ),
})
