import {
  type ChangeMessage,
  changeInWords,
} from '../../../../../content/changes/messages/changeMessages.ts'
import {
  authorNaming,
  type Part,
  type Words as Sentence,
} from '../../../../../content/changes/messages/Words.ts'
import { runAsRead } from '../../../../../core/model/figures/asRead.ts'
import { saidBy, useFacts } from '../../store/useFacts.ts'
import { Words } from '../../ui/Words.tsx'

/** How what is gone and what is new is told to those who hear it; it has no say in which direction the text around it is read. */
const Heard = ({ children }: { readonly children: string }) => (
  <span className="studio-unseen" dir="ltr">
    {' '}
    {children}:{' '}
  </span>
)

const Piece = ({ part }: { readonly part: Exclude<Part, string> }) => {
  const facts = useFacts()
  const { as, text } = part
  const isGone = as === 'gone' || as === 'was'
  const isNew = as === 'new' || as === 'is'
  const read = runAsRead(text, isGone || isNew, saidBy(facts))
  if (as === 'same') return read
  const own = isRun(part) ? read : <bdi>{read}</bdi>
  if (isGone)
    return (
      <del>
        <Heard>before</Heard>
        {own}
      </del>
    )
  if (!isNew) return own
  return (
    <ins>
      <Heard>now</Heard>
      {own}
    </ins>
  )
}

/** Whether something is one of the runs of words that are a text together. */
const isRun = (part: Part): boolean =>
  typeof part !== 'string' && (part.as === 'same' || part.as === 'gone' || part.as === 'new')

/** A sentence on a change. Each thing that documents say is read in its own direction, the runs of one text in that of the text. */
export const Told = ({ words }: { words: Sentence }) => {
  const parts = words.map((part, index) =>
    typeof part === 'string' ? (
      <Words key={index}>{part}</Words>
    ) : (
      <Piece key={index} part={part} />
    ),
  )
  if (words.length === 0 || !words.every(isRun)) return parts
  return (
    <span dir="auto" className="view-text">
      {parts}
    </span>
  )
}

/** A change, in the words of authors. */
export const ChangeText = ({ message }: { readonly message: ChangeMessage }) => (
  <Told words={changeInWords(message, authorNaming)} />
)
