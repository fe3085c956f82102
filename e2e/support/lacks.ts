/** What the driver of an engine can't do, so that nothing can be said there of a page; and where an engine is known to differ. */
type Lack =
  | 'touch'
  | 'pages without scripts'
  | 'slow lines'
  | 'going back'
  | 'requests of a page that is left'
  /** React takes what the driver writes into its field a second time for its own writing. */
  | 'filling a field again'
  /** Firefox scrolls to what has the focus only where nothing of it can be seen: up to 11 pixels of it stay below the header. */
  | 'scroll padding at the focus'

const ofFirefox: readonly Lack[] = [
  'touch',
  'pages without scripts',
  'slow lines',
  'going back',
  'requests of a page that is left',
  'filling a field again',
  'scroll padding at the focus',
]

/** Whether a test can't be run in the engine that the browser tests run in: `it.skipIf(lacks('touch'))`. Chromium lacks nothing. */
export const lacks = (what: Lack): boolean =>
  process.env['E2E_ENGINE'] === 'firefox' && ofFirefox.includes(what)
