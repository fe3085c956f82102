/** One page of each kind of the boatyard's site, by its route; the not-found page answers 404. */
export const kinds = {
  home: '/',
  hub: '/repairs',
  service: '/repairs/rigging',
  article: '/log/a-shroud-that-sang',
  list: '/log',
  form: '/contact',
  dialog: '/enquire/estimate',
  legal: '/privacy',
  plain: '/questions',
  search: '/find',
  notFound: '/no-such-page',
} as const
