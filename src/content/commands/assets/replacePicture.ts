import { documentSchemas } from '../../../core/document/documentSchemas.ts'
import { roleOf } from '../../../core/document/roleOf.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import { pointerOf } from '../../../core/model/schema/path.ts'
import { walkSchema } from '../../../core/model/schema/walkSchema.ts'
import { lineOf } from '../../lint/findings/lineOf.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { addressReader } from '../names/address.ts'
import { leadsTo, moveAddresses } from '../names/moveAddresses.ts'
import { filesNaming } from '../names/renameNames.ts'
import { placesOf } from '../names/tell.ts'
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
        roleOf(schema) !== 'picture' ||
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
  if (from === to) return refuse(say('samePicture'))
  const names = moveAddresses(ground, new Map([[from, to]])).filter(
    ({ pointer }) => !pointer.startsWith('/redirects/'),
  )
  if (names.length === 0) return refuse(say('shownNowhere', { address: from }))
  const shown = filesNaming(ground, leadsTo(ground, new Map([[from, to]]))).flatMap((file) =>
    shownIn(ground, file, from),
  )
  const alts = shown.flatMap(({ file, pointer, alt: old }): DocumentEdit[] =>
    alt === undefined || old === alt
      ? []
      : [{ kind: 'set', file: file.path, pointer: `${pointer}/alt`, value: alt }],
  )
  return {
    change: { label: `Show ${to} in the place of ${from}`, edits: [...names, ...alts] },
    messages: [
      say('pictureReplaced', {
        to,
        width: other.width,
        height: other.height,
        from,
        places: placesOf(names),
      }),
      ...(alt !== undefined && alts.length > 0
        ? [say('altChanged', { alt, places: placesOf(alts) })]
        : []),
      ...(alt === undefined && shown.length > 0 ? [say('altStays')] : []),
      ...(alt === undefined
        ? shown.map(({ file, pointer, alt: old }) =>
            say('altAt', { page: file.path, line: lineOf(file, pointer), alt: old }),
          )
        : []),
      say('oldFileStays', { address: from }),
    ],
  }
}
