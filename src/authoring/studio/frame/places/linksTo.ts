/** What leads to one of some routes on the page, each with the entry of a list that it stands in; the page's own address leads nowhere else. */
export const linksTo = (routes: ReadonlySet<string>): Element[] => {
  if (routes.size === 0) return []
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    ({ origin, pathname }) =>
      origin === location.origin && pathname !== location.pathname && routes.has(pathname),
  )
  return [...new Set(links.map((link) => link.closest('li') ?? link))]
}
