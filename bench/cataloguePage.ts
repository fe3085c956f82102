type Json = { [key: string]: unknown }

/** How many words of each paragraph are a page's own: three or four leave runs of words in common, and no near-duplicates; one, on every tenth page, does. */
const ownWords = [3, 4] as const
const ownWordsOfCopies = 1
const wordsOfParagraph = 26

/** A text that all pages of a catalogue share, but for so many words, at places of their own. */
type Pattern = (own: () => string) => string

const patternOf = (slots: number, pick: () => string): Pattern => {
  const words = Array.from({ length: wordsOfParagraph }, pick)
  const places = new Set(
    Array.from({ length: slots }, (_, slot) =>
      Math.floor(((slot + 0.5) * wordsOfParagraph) / slots),
    ),
  )
  return (own) => `The ${words.map((word, index) => (places.has(index) ? own() : word)).join(' ')}.`
}

/**
 * Makes the pages of a catalogue, as from a template over a table: few words, paragraphs much alike, and something to mend in nine of
 * ten files (a link that says "here"). `pick` gives a word.
 */
export const cataloguePage = (pick: () => string): ((number: number, next: string) => Json) => {
  const patterns = ownWords.map((slots) => patternOf(slots, pick))
  const copied = patternOf(ownWordsOfCopies, pick)
  return (number, next) => {
    const name = `Office ${number}`
    const own = () => `${pick()}${number}`
    const paragraphs = patterns.map((pattern) => pattern(own))
    const last = number % 10 === 9 ? copied(own) : `What it costs you find [here](${next}).`
    return {
      kind: 'service',
      title: `${name}: ${own()} ${pick()}`.slice(0, 58),
      name,
      description: `${name} ${Array.from({ length: 14 }, own).join(' ')}`.slice(0, 140),
      blocks: [
        {
          type: 'hero',
          heading: name,
          text: `${own()} ${pick()} ${own()}.`,
          details: [{ label: 'Number', value: String(number) }],
        },
        { type: 'prose', heading: `About ${own()}`, paragraphs: [...paragraphs, last] },
        { type: 'related', heading: 'Near by', items: [{ href: next }] },
      ],
    }
  }
}
