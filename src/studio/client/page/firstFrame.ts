/**
 * The frame that stands in the studio's HTML (`src/studio/server/shellRoutes.ts`), so that the page is fetched and laid out while the studio's script is on its way.
 * Whoever shows the page that was asked for first takes it out of there.
 */
const first = (): HTMLIFrameElement | null => document.querySelector('body > .studio-frame')

/** Whether a browser can move a frame and leave its page as it is. */
const canMove = 'moveBefore' in Element.prototype

/** Puts the frame that shows an address into a part of the studio; undefined where none does, or where it would be loaded anew. There is none afterwards. */
export const takeFirstFrame = (holder: Element, address: string): HTMLIFrameElement | undefined => {
  const frame = first()
  if (!frame) return undefined
  if (canMove && frame.src === address) {
    holder.moveBefore(frame, null)
    return frame
  }
  frame.remove()
  return undefined
}

/** Calls back once all that stood in the studio's HTML is loaded, the page in its frame with it. */
export const onceLoaded = (then: () => void): void => {
  if (document.readyState === 'complete') then()
  else addEventListener('load', then, { once: true })
}
