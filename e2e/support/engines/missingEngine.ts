/** Ends a test for want of an engine, and says what to install. */
export const missingEngine = (name: string, packages: string): never => {
  throw new Error(
    `${name} could not be had here, nor installed. Install ${packages}, or say which engines to try: ENGINES=chromium npm test.`,
  )
}
