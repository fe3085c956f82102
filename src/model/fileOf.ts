/** The file of a route in the built site: `/` is `index.html`, `/services/gst` is `services/gst.html`. */
export const fileOf = (route: string): string => (route === '/' ? 'index.html' : route.endsWith('.html') ? route.slice(1) : `${route.slice(1)}.html`)

/** The file of a dialog's inner part, which the loader fetches: see src/client/dialog.ts. */
export const fragmentOf = (id: string): string => `assets/f/${id}.html`
