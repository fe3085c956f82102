/** What an author is told who types where nothing takes it. */
export const lost =
  'What you are typing goes nowhere: click a text on the page, or a field, and type there.'
