const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, '')

/** What somebody has chosen by one of its names, as they are written or in capitals, with or without signs; undefined where there is none. */
export const choiceOf = <T>(
  written: string,
  choices: readonly { readonly names: readonly string[]; readonly is: T }[],
): T | undefined =>
  choices.find(({ names }) => names.includes(written))?.is ??
  choices.find(({ names }) => names.some((name) => plain(name) === plain(written)))?.is
