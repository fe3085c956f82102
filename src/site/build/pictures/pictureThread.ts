/** What a thread of pictures does: it draws those that it is sent. See socialPictures.ts. */
import { createRequire } from 'node:module'
import { workerData } from 'node:worker_threads'
import satori from 'satori'
import type { Box } from '../../../render/page/social/box.ts'
import { answerOrders } from '../pages/answerOrders.ts'
import { drawOnSheet, type PictureOrder } from './drawOnSheet.ts'
import type { Drawing } from './drawWhole.ts'
import { layOutWith } from './layOut.ts'
import { type FontFiles, usableFonts } from './usableFonts.ts'

/** What all pictures are drawn with. `engine` is an address in the engine's folder, since a thread's text has none, for what has native parts. */
export type PicturesGiven = Pick<Drawing, 'size' | 'images'> & {
  readonly engine: string
  readonly fonts: FontFiles
  readonly sheet: Box
}

const { engine, fonts, sheet, ...rest } = workerData as PicturesGiven // see socialPictures.ts
const load = createRequire(engine)
const { Resvg } = load('@resvg/resvg-js') as typeof import('@resvg/resvg-js')
const layOut = layOutWith(satori)
const made = usableFonts(fonts, layOut).then((usable) =>
  drawOnSheet(sheet, { layOut, Resvg, fonts: usable, ...rest }),
)

answerOrders<PictureOrder, Uint8Array>(async (order) => (await made)(order))
