/** The address that a title makes, below a page: "What we charge" below /about is /about/what-we-charge. Pure. */
export const addressFor = (title: string, below: string): string => {
  const own = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return own === '' ? '' : `${below === '/' ? '' : below.replace(/\/+$/, '')}/${own}`
}
