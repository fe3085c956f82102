/** Where visitors see a change: pages by their titles; a page that is gone by now has its address alone. `*` is every page. Pure. */
export const seenOn = (pages: readonly string[], titles: ReadonlyMap<string, string>): string => {
  if (pages.length === 0) return ''
  if (pages.includes('*')) return 'Seen on every page.'
  const names = pages.slice(0, 4).map((route) => (titles.has(route) ? `“${titles.get(route)}”` : route))
  return `Seen on ${names.join(', ')}${pages.length > 4 ? ` and ${pages.length - 4} more` : ''}.`
}
