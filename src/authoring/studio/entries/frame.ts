/** The studio's script in the page that is being written: the first one of the page, told by its element where the studio stands. */
import { startFrame } from '../frame/startFrame.ts'

const { studio, stamp = '' } =
  document.querySelector<HTMLElement>('script[data-studio]')?.dataset ?? {}
if (studio && parent !== window) startFrame(studio, stamp)
