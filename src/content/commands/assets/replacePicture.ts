import { documentSchemas } from '../../../core/document/documentSchemas.ts'
import { picture } from '../../../core/document/parts.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import { pointerOf } from '../../../core/model/schema/path.ts'
import { walkSchema } from '../../../core/model/schema/walkSchema.ts'
import { typed } from '../../../core/text/typed.mjs'
import { lineOf } from '../../lint/findings/lineOf.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { sayFile } from '../entries/sayEntry.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { addressReader } from '../names/address.ts'
import { leadsTo, moveAddresses } from '../names/moveAddresses.ts'
import { filesNaming } from '../names/renameNames.ts'
import { tellPlaces } from '../names/tell.ts'
import { assetAt } from './moveAsset.ts'

type Shown = { readonly file: KnownFile; readonly pointer: string; readonly alt: string }

/** Every place that shows a picture with words for it. */
const shownIn = (ground: Ground, file: KnownFile, address: string): Shown[] => {
  const found: Shown[] = []
  const read = addressReader(ground)
  if (!file.place) return found
  walkSchema(
    ground.kit.choices,
    file.value,
    documentSchemas[file.place.kind],
    (value, schema, path) => {
      if (
        schema !== picture ||
        typeof value !== 'object' ||
        value === null ||
        !('src' in value && 'alt' in value)
      )
        return
      if (typeof value.alt === 'string' && read(String(value.src))?.path === address)
        found.push({ file, pointer: pointerOf(path), alt: value.alt })
    },
  )
  return found
}

/** Shows another picture wherever one is shown; `alt` says it in words where the old words are no longer true. The old file stays. */
export const replacePicture = (
  ground: Ground,
  from: string,
  to: string,
  alt: string | undefined,
): Plan => {
  assetAt(ground, from)
  const other = assetAt(ground, to)
  if (from === to) return refuse('Both are the same picture.')
  const names = moveAddresses(ground, new Map([[from, to]])).filter(
    ({ pointer }) => !pointer.startsWith('/redirects/'),
  )
  if (names.length === 0) return refuse(`${from} is shown nowhere.`)
  const shown = filesNaming(ground, leadsTo(ground, new Map([[from, to]]))).flatMap((file) =>
    shownIn(ground, file, from),
  )
  const alts = shown.flatMap(({ file, pointer, alt: old }): DocumentEdit[] =>
    alt === undefined || old === alt
      ? []
      : [{ kind: 'set', file: file.path, pointer: `${pointer}/alt`, value: alt }],
  )
  const size = other.width === undefined ? '' : ` (${other.width} × ${other.height} pixels)`
  return {
    change: { label: `Show ${to} in the place of ${from}`, edits: [...names, ...alts] },
    words: [
      `${to}${size} is shown in the place of ${from} in ${tellPlaces(ground, names)}.`,
      ...(alts.length > 0 ? [`In words it is “${alt}” now, in ${tellPlaces(ground, alts)}.`] : []),
      ...(alt === undefined && shown.length > 0
        ? [
            `In words it is called as the old one was${ground.hearer === 'studio' ? '' : '; --alt "…" says it anew'}:`,
          ]
        : []),
      ...(alt === undefined
        ? shown.map(
            ({ file, pointer, alt: old }) =>
              `  ${sayFile(file)} (line ${lineOf(file, pointer)}): ${old === '' ? 'no words, as decoration' : `“${old}”`}`,
          )
        : []),
      `The file ${from} stays${ground.hearer === 'studio' ? ' among the pictures' : `; "${typed('remove', from)}" takes it out`}.`,
    ],
  }
}
