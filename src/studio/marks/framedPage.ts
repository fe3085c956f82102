import { escapeHtml } from '../../build/pages/escapeHtml.ts'

/** `script`: the address of the frame's script on the site's origin; `studio`: the origin that the page is written from. */
export type Framing = { readonly script: string; readonly studio: string }

/** Puts the studio's script into a drawn page as its first, so that no other has run before it. */
export const framedPage = (html: string, { script, studio }: Framing): string =>
  html.replace('<head>', () => `<head><script type="module" src="${escapeHtml(script)}" data-studio="${escapeHtml(studio)}"></script>`)
