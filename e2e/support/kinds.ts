/** One page of each kind, by its route; the not-found page answers 404. */
export const answered = {
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

export const kinds: Readonly<Record<string, string>> = { ...answered, notFound: '/no-such-page' }
