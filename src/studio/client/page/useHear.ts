import { type RefObject, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FromFrame } from '../../protocol/frameMessages.ts'
import { blockAt } from '../panel/blockAt.ts'
import { useBlocks } from '../panel/useBlocks.ts'
import { useSiteKit } from '../panel/useSiteKit.ts'
import { useStudio } from '../store/useStudio.ts'
import type { Wants } from './FrameChooser.tsx'
import type { FramePort } from './openPort.ts'
import { usePage } from './pageContext.ts'
import { useFacts } from './useFacts.ts'
import { writeEntry } from './writeEntry.ts'
import { writePasted } from './writePasted.ts'
import { wroteLabel } from './wroteLabel.ts'

export type BlockBox = Extract<FromFrame, { kind: 'blocks' }>['blocks'][number]
type Takers = { readonly setBoxes: (boxes: readonly BlockBox[]) => void; readonly setWants: (wants: Wants) => void }

/** What the studio does about what the page says. */
export const useHear = ({ setBoxes, setWants }: Takers): RefObject<(message: FromFrame, tell: FramePort['tell']) => void> => {
  const studio = useStudio()
  const navigate = useNavigate()
  const kit = useSiteKit()
  const facts = useFacts()
  const { file = '', setPanelOpen } = usePage()
  const count = (studio.get().documents.get(file)?.value as { readonly blocks?: readonly unknown[] } | undefined)?.blocks?.length ?? 0
  const does = useBlocks(file, count)
  const onKey = (key: Extract<FromFrame, { kind: 'key' }>['key']) => {
    const at = blockAt(studio.get().documents.get(file)?.value, studio.get().chosen?.pointer)?.index
    const leave = () => document.querySelector<HTMLElement>('.studio-panel :is(input, textarea, button)')?.focus()
    const plain = { undo: studio.undo, redo: studio.redo, save: studio.save, search: () => navigate('/_search'), leave } as const
    if (key in plain) void plain[key as keyof typeof plain]()
    if (at === undefined) return
    if (key === 'up' || key === 'down') void does.move(at, at + (key === 'up' ? -1 : 1))
    if (key === 'duplicate') void does.duplicate(at)
    if (key === 'remove') void does.remove(at)
  }
  const hear = (message: FromFrame, tell: FramePort['tell']) => {
    if (message.kind === 'chosen') {
      studio.choose({ file: message.file, pointer: message.pointer }, 'page')
      setPanelOpen(false)
    }
    // The last word on a text says nothing new; and where blocks have been moved meanwhile, it would say it of another text.
    if (message.kind === 'typed' && !message.done)
      studio.send({
        label: wroteLabel(message.text, facts),
        edits: [{ kind: 'set', file: message.file, pointer: message.pointer, value: message.text }],
        typing: `${message.file}${message.pointer}`,
      })
    if (message.kind === 'entry') writeEntry(studio, message, tell)
    if (message.kind === 'pasted') writePasted(studio, kit, message, tell)
    if (message.kind === 'follow') navigate(message.href)
    if (message.kind === 'key') onKey(message.key)
    if (message.kind === 'blocks') setBoxes(message.blocks)
    if (message.kind === 'wants') setWants({ what: message.what, href: message.href ?? '' })
  }
  const latest = useRef(hear)
  latest.current = hear
  return latest
}
