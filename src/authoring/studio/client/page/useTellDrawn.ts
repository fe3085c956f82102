import { useEffect } from 'react'
import { keysOf } from '../../../../core/model/schema/path.ts'
import type { TypedText } from '../../protocol/frameMessages.ts'
import type { Studio } from '../store/Studio.ts'
import type { StudioState } from '../store/StudioState.ts'
import { useStudio } from '../store/useStudio.ts'
import { valueAt } from '../store/valueAfter.ts'
import type { FramePort } from './openPort.ts'

const isOf = (one: TypedText, other: TypedText) =>
  one.file === other.file && one.pointer === other.pointer

type Typed = TypedText & { readonly isShown: boolean }

/**
 * What waits to be saved of what was typed, the latest word on each text: a draw without it is older. What was typed after entries were added or moved
 * stands elsewhere in a page that was drawn before that, and is left out.
 */
const typedIn = ({ pending }: ReturnType<Studio['getState']>): Typed[] => {
  const moved = new Set<string>()
  const typed = new Map<string, Typed>()
  for (const { typing, isShown = false, edits } of pending)
    for (const edit of edits) {
      const { file, pointer } = edit
      if (edit.kind !== 'set') moved.add(file)
      else if (typing !== undefined && typeof edit.value === 'string' && !moved.has(file))
        typed.set(`${file}#${pointer}`, { file, pointer, text: edit.value, isShown })
    }
  return [...typed.values()]
}
const asText = ({ file, pointer, text }: Typed): TypedText => ({ file, pointer, text })

/**
 * Hands the page of a route over as soon as it is there, and what is typed in the panel with each key: the studio's own parts are drawn while the
 * frame draws it. Gives what ends that.
 * @internal For tests.
 */
export const tellDrawn = (
  studio: Pick<Studio, 'getState' | 'subscribe'>,
  port: FramePort,
  route: string,
): (() => void) => {
  let last: unknown
  let shown: readonly Typed[] = []
  let arranged: StudioState['foreseen']
  let { choice: told } = studio.getState()
  /** Where what is chosen stood when the page was sure to have it. */
  let { choice: chosenAt, chosen: place } = studio.getState()
  const tell = () => {
    const state = studio.getState()
    const { drawn, version, documents, foreseen, chosen, chosenBy, choice } = state
    const typed = typedIn(state)
    if (choice !== chosenAt || chosen?.file !== place?.file) place = chosen
    chosenAt = choice
    /** It waits no more, and the document says something else: somebody else's words were kept, or it was given up. */
    const isGivenUp = (one: Typed) =>
      !typed.some((other) => isOf(one, other)) &&
      valueAt(documents.get(one.file)?.value, keysOf(one.pointer)) !== one.text
    const isDone = arranged !== undefined && !foreseen // or refused, and the page is as it was
    const isDrawn = drawn?.route === route && (drawn !== last || isDone || shown.some(isGivenUp))
    if (isDrawn) {
      for (const { file, pointer } of shown.filter(isGivenUp)) {
        const text = valueAt(documents.get(file)?.value, keysOf(pointer))
        if (typeof text === 'string') port.tell({ kind: 'write', file, pointer, text })
      }
      port.tell({ kind: 'draw', html: drawn.html, stamp: drawn.stamp, texts: typed.map(asText) })
      last = drawn
    }
    // What was moved in the panel and chosen there at once the page has only now where it is meant; and what was dragged there stays chosen elsewhere.
    const isCarried =
      drawn?.route === route && drawn.version === version && chosen?.pointer !== place?.pointer
    if (chosen && (isCarried || (isDrawn && chosenBy !== 'page' && choice !== told)))
      port.tell({ kind: 'choose', ...chosen, scroll: false })
    if (isDrawn) told = choice
    if (isCarried) place = chosen
    // What was done before the page could hear of it is shown on it, too; a page that was drawn since may have it already.
    if (foreseen && (isDrawn ? drawn.version === foreseen.version : foreseen !== arranged))
      port.tell({ kind: 'arrange', ...foreseen })
    else if (!isDrawn)
      for (const one of typed)
        if (
          !one.isShown && // there by itself
          !shown.some((other) => isOf(one, other) && one.text === other.text)
        )
          port.tell({ kind: 'write', ...asText(one) })
    shown = typed
    arranged = foreseen
  }
  tell()
  const stop = studio.subscribe(tell)
  return () => stop()
}

export const useTellDrawn = (port: FramePort | undefined, route: string): void => {
  const studio = useStudio()
  useEffect(() => {
    if (!port) return
    const stop = tellDrawn(studio, port, route)
    return () => stop()
  }, [studio, port, route])
}
