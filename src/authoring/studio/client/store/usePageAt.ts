import { type ListedPage, usePages } from './useStudio.ts'

/** The page that an address of the site leads to, with or without a place on it; undefined for any other words. */
export const usePageAt = (address: string | undefined): ListedPage | undefined => {
  const pages = usePages()
  const route = address?.startsWith('/') ? address.replace(/[?#].*$/, '') : undefined
  return route === undefined ? undefined : pages.find((page) => page.route === route)
}
