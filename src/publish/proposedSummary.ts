import { allTold, type Changes, plainWords } from '../changes/told.ts'

/** As long as the first line of a message may be, so that lists of versions show it whole. In characters. */
const longest = 72

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').replace(/[.:]$/, '').trim()
  if (line.length <= longest) return line
  const cut = line.slice(0, longest - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`
}

const named = (names: readonly string[]): string => (names.length <= 2 ? names.join(' and ') : `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`)

/** What is proposed as the summary of changes that are to be published: the change itself where it is one, else where they are. Pure. */
export const proposedSummary = (changes: Changes): string => {
  const [first, ...more] = changes.files.flatMap(({ changes: own }) => own)
  if (!first) return ''
  const where = changes.files.map(({ about, name }) => (about === 'Site settings' || about === 'Facts' ? about : name))
  if (more.length === 0) {
    const sentence = plainWords(first.sentence).trim()
    const isOpen = sentence.endsWith(':')
    return shortened(isOpen || sentence.length < 12 ? `${where[0]}: ${sentence}` : sentence)
  }
  const count = allTold(changes).length
  return shortened(`${count} changes: ${named([...new Set(where)])}`)
}
