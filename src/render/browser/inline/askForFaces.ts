/**
 * Asks for the faces before the browser would, so that the first view has them. On a slow line they would come too late for
 * it, and the browser would hold the text back for a moment in vain: a visitor's first page there is drawn in the faces of
 * the device and fetches the site's own once all else is there. The next page then has them, and so has this one where nothing
 * moves by it (src/render/browser/entries/faces.ts). Browsers that don't tell of their line ask at once.
 */
export type Given = { readonly faces: readonly string[]; readonly change: string }

declare const given: Given

/** Not in all browsers, and so unknown to TypeScript. */
type WithLine = { readonly connection?: { readonly rtt: number } }

// A line that is not told of is no number, and `>=` is false.
if (
  ((navigator as WithLine).connection?.rtt as number) >= 150 &&
  !document.referrer.startsWith(origin)
) {
  document.documentElement.dataset['late'] = ''
  addEventListener('load', () => import(given.change))
} else
  for (const href of given.faces)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'font',
        crossOrigin: '',
        href,
      }),
    )
