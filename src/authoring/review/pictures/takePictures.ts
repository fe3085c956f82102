import type { Progress } from '../../../core/engine/Progress.ts'
import { officeDay } from '../../../site/store/officeDay.ts'
import type { Differing } from '../changedPages.ts'
import type { Look } from './look.ts'
import { type FindBrowser, openBrowser } from './openBrowser.ts'
import { openCamera, type Sides, widths } from './openCamera.ts'

type Wanted = {
  readonly root: string
  readonly dirs: Sides
  readonly pages: readonly Differing[]
  readonly findBrowser: FindBrowser
  readonly progress?: Progress | undefined
}

/** Photographs pages before and after at each width, and compares. No browser is started where there is nothing to see. Throws `NoBrowser`. */
export const takePictures = async ({
  root,
  dirs,
  pages,
  findBrowser,
  progress,
}: Wanted): Promise<ReadonlyMap<Differing, readonly Look[]>> => {
  const looks = new Map<Differing, Look[]>(pages.map((page) => [page, []]))
  if (pages.length === 0) return looks
  const browser = await openBrowser(root, findBrowser)
  try {
    const camera = openCamera(browser, dirs, officeDay(root, Date.now()))
    let done = 0
    const atWidth = async (width: number, place: number) => {
      for (const page of pages) {
        const own = looks.get(page)
        if (own) own[place] = await camera.look(page, width)
        done += 1
        progress?.('Looking at pages', Math.floor(done / widths.length), pages.length)
      }
    }
    await Promise.all(widths.map(atWidth))
    return looks
  } finally {
    await browser.close()
  }
}
