/** One page of each kind, by its route. */
export const kinds: Readonly<Record<string, string>> = {
  home: '/',
  hub: '/services/compliance',
  service: '/services/gst',
  article: '/blog/gst-returns-explained-gstr-1-annual-return',
  form: '/contact',
  list: '/blog',
  legal: '/privacy',
  dialog: '/enquire/quote',
  notFound: '/no-such-page',
}
