const schemes = ['https:', 'http:', 'mailto:', 'tel:']

/**
 * Gives the address back if it may stand in a page, else undefined: addresses of this site from its root, places on
 * the page, and the schemes above. Browsers skip control signs and read `\` as `/`, so neither is let through.
 */
export const safeHref = (href: string): string | undefined => {
  if (/[\u0000-\u0020\u007f-\u009f\\]/.test(href)) return undefined
  if (href.startsWith('#')) return href
  if (href.startsWith('/')) return href.startsWith('//') ? undefined : href
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(href)?.[0].toLowerCase()
  return scheme && schemes.includes(scheme) ? href : undefined
}

/** Whether an address leads to another site. */
export const isExternal = (href: string): boolean => /^https?:/i.test(href)
