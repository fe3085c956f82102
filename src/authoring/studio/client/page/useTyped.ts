import { useRef } from 'react'
import { keysOf } from '../../../../core/model/schema/path.ts'
import type { FromFrame } from '../../protocol/frameMessages.ts'
import { isOfCopied, noteCopied } from '../panel/copiedFields.ts'
import { madeBeside } from '../panel/madeBeside.ts'
import { useFacts } from '../store/useFacts.ts'
import { useSiteKit } from '../store/useSiteKit.ts'
import { useStudio } from '../store/useStudio.ts'
import { valueAt } from '../store/valueAfter.ts'
import { emptiedText } from './emptiedText.ts'
import { wroteLabel } from './wroteLabel.ts'

/** Writes what is typed on the page; of a text that was emptied once it is left. */
export const useTyped = (): ((message: Extract<FromFrame, { kind: 'typed' }>) => void) => {
  const studio = useStudio()
  const kit = useSiteKit()
  const facts = useFacts()
  /** The text that its author has emptied, and is in still. */
  const empty = useRef<string>(undefined)
  /** What was made last of a label, and of which. */
  const made = useRef<{ readonly of: string; readonly value: string }>(undefined)
  return ({ file, pointer, text, done }) => {
    const typing = `${file}${pointer}`
    const leaves =
      text === '' && kit
        ? emptiedText(kit, studio.getState().documents.get(file)?.value, { file, pointer })
        : undefined
    // The last word on a text says nothing new; and where blocks have been moved meanwhile, it would say it of another text.
    if (leaves && done && empty.current === typing) studio.send(leaves)
    const waits = done ? undefined : leaves
    const isBack =
      empty.current === typing &&
      valueAt(studio.getState().documents.get(file)?.value, keysOf(pointer)) === text
    empty.current = waits && typing
    studio.deferChange(waits)
    if (done || leaves || isBack) return
    const before = made.current?.of === typing ? made.current.value : undefined
    const document = studio.getState().documents.get(file)?.value
    const isCopy = isOfCopied(document, file, pointer.replace(/\/[^/]*$/, ''))
    const beside = kit && madeBeside(kit, document, { file, pointer, text }, before, isCopy)
    if (isCopy && beside?.pointer.endsWith('/name')) noteCopied(file, beside.value)
    if (beside) made.current = { of: typing, value: beside.value }
    const edits = [
      { kind: 'set', file, pointer, value: text } as const,
      ...(beside ? [beside] : []),
    ]
    studio.send({ label: wroteLabel(text, facts), edits, typing, isShown: true })
  }
}
