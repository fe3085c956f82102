/** What ends a sentence or leads on by itself, also with a bracket or quotation mark that closes after it; or a private sign, as the studio marks texts. */
const ended = /[\p{Sentence_Terminal}\p{Pd}:;,…：；，、]["'\p{Pe}\p{Pf}\p{Co}]*$/u

/** A label in front of what belongs to it: `Name:`, but `What is it about?` as it stands. `colon` is that of the language. */
export const leadIn = (label: string, colon = ':'): string =>
  ended.test(label.trimEnd()) ? label : label + colon
