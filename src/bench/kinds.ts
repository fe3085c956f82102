/** One page of each kind that the site has, by its route; the not-found page, which answers 404, apart. */
export const kinds = {
  home: '/',
  hub: '/services/compliance',
  service: '/services/gst',
  article: '/blog/gst-returns-explained-gstr-1-annual-return',
  list: '/blog',
  form: '/contact',
  dialog: '/enquire/quote',
  legal: '/privacy',
  plain: '/faqs',
  search: '/search',
} as const
