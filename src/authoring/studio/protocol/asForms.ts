/** What is quoted is somebody's own, or a name. */
const quotedOrDialog = /"[^"]*"|“[^”]*”|\b[Dd]ialog(?=s?\b)/g

/** What we say, in the words of who writes a site in the studio: what opens over a page to be filled in is a form there, and "dialog" a word of those who make programs. Pure. */
export const asForms = (words: string): string =>
  words
    .replace(/^No page and no dialog has\b/, 'No page has')
    .replace(/\bThis dialog has no form\b/, 'There is nothing to fill in here')
    .replace(quotedOrDialog, (found) =>
      found === 'dialog' ? 'form' : found === 'Dialog' ? 'Form' : found,
    )
