/** What is said of a site that is written for a later version of the schema than the engine knows. */
export const newerWords = (
  writtenFor: number,
  known: number,
): { readonly message: string; readonly suggestion: string } => ({
  message: `The site is written for schema ${writtenFor}; this engine knows schema ${known} and none after it.`,
  suggestion: 'Use the engine that the site was written with, or a newer one.',
})
