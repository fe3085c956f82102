/** The file of a route in the built site: `/` is `index.html`, `/services/repair` is `services/repair.html`. */
export const fileOf = (route: string): string =>
  route === '/' ? 'index.html' : route.endsWith('.html') ? route.slice(1) : `${route.slice(1)}.html`
