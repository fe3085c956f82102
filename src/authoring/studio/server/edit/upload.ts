import { assetFolder } from '../../../../core/document/addresses.ts'
import { assetsFolder } from '../../../../core/document/sources.ts'
import type { UploadAnswer } from '../../protocol/studioPage.ts'
import { type WritingContext, writeStep } from '../history/writeStep.ts'
import { judgeUpload } from './judgeUpload.ts'
import { placeUpload } from './placeUpload.ts'
import { uploadName } from './uploadName.ts'

/** Puts a picture among the site's assets, under a name made of the one that it was sent by. Errors: as `writeStep`. */
export const upload = (
  writing: WritingContext,
  request: string,
  sent: string,
  bytes: Uint8Array,
): UploadAnswer => {
  const judged = judgeUpload(bytes)
  if ('fault' in judged) return judged
  const { path, isThere } = placeUpload(
    writing.workspace.root,
    uploadName(sent),
    judged.ending,
    judged.bytes,
  )
  const address = assetFolder + path.slice(assetsFolder.length + 1)
  const answer = { address, ...(judged.removed ? { removed: judged.removed } : {}) }
  if (isThere) return answer
  const label = `Picture ${address}`
  writeStep(writing, {
    request,
    label,
    messages: [label],
    before: new Map([[path, undefined]]),
    files: new Map([[path, judged.bytes]]),
  })
  return answer
}
