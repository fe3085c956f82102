import { escapeHtml } from '../../../core/text/escapeHtml.mjs'

/**
 * `script`: the address of the frame's script on the site's origin; `studio`: the origin that the page is written from; `stamp` of the page as it is
 * drawn, so that the frame knows a page that it is told and has already.
 */
export type Framing = { readonly script: string; readonly studio: string; readonly stamp: string }

/** Puts the studio's script into a drawn page as its first, so that no other has run before it. */
export const framedPage = (html: string, { script, studio, stamp }: Framing): string =>
  html.replace(
    '<head>',
    () =>
      `<head><script type="module" src="${escapeHtml(script)}" data-studio="${escapeHtml(studio)}" data-stamp="${stamp}"></script>`,
  )
