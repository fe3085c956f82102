/**
 * The page that an old address leads to without any redirect: the page of that address, or the one whose file it names
 * (`/about.html`, `/index.html`, `/index`). `key` is the address's key, `find` gives a route by its small letters.
 */
export const pageAtOld = (
  key: string,
  find: (key: string) => string | undefined,
): string | undefined => {
  if (key === '/index' || key === '/index.html') return find('/')
  return find(key) ?? (key.endsWith('.html') ? find(key.slice(0, -'.html'.length)) : undefined)
}
