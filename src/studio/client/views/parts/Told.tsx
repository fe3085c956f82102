import type { Words } from '../../../../changes/told.ts'

/** A sentence on a change: what is gone struck out, what is new underlined, for those who hear it with a word before. */
export const Told = ({ words }: { words: Words }) =>
  words.map((part, index) => {
    if (typeof part === 'string') return part
    if (part.as === 'gone' || part.as === 'was')
      return (
        <del key={index}>
          <span className="studio-unseen"> before: </span>
          {part.text}
        </del>
      )
    if (part.as === 'new' || part.as === 'is')
      return (
        <ins key={index}>
          <span className="studio-unseen"> now: </span>
          {part.text}
        </ins>
      )
    return <span key={index}>{part.text}</span>
  })
