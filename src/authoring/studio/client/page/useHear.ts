import { type RefObject, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FromFrame } from '../../protocol/frameMessages.ts'
import { focusPanel } from '../panel/focusPanel.ts'
import { writeEntry } from '../panel/writeEntry.ts'
import { writePasted } from '../panel/writePasted.ts'
import { usePage } from '../store/pageContext.ts'
import { useSiteKit } from '../store/useSiteKit.ts'
import { useStudio } from '../store/useStudio.ts'
import { lost } from '../ui/lostKeys.ts'
import { enterRow } from './enterRow.ts'
import type { Wants } from './FrameChooser.tsx'
import type { FramePort } from './openPort.ts'
import { useAimed } from './useAimed.ts'
import { useTyped } from './useTyped.ts'

type Boxes = Extract<FromFrame, { kind: 'blocks' }>
export type BlockBox = Boxes['blocks'][number]
export type Writing = Omit<Extract<FromFrame, { kind: 'writing' }>, 'kind'>
type Takers = {
  readonly setWriting: (writing: Writing) => void
  readonly setBoxes: (boxes: Pick<Boxes, 'blocks' | 'covered'>) => void
  readonly setWants: (wants: Wants) => void
  readonly onGone: (message: Extract<FromFrame, { kind: 'gone' }>) => void
}

/** What the studio does about what the page says. */
export const useHear = ({
  setBoxes,
  setWants,
  setWriting,
  onGone,
}: Takers): RefObject<(message: FromFrame, tell: FramePort['tell']) => void> => {
  const studio = useStudio()
  const navigate = useNavigate()
  const kit = useSiteKit()
  const { file = '', setPanelOpen } = usePage()
  const does = useAimed(file)
  const onTyped = useTyped()
  /** Who types goes on typing in the text that was moved, or that stayed where it can't go further. */
  const move = async (by: 1 | -1, types: string | undefined, tell: FramePort['tell']) => {
    const from = studio.getState().chosen
    const to = (await does.moveBy(by, types === undefined ? 'list' : 'page')) ?? from?.pointer
    if (types !== undefined && to !== undefined)
      tell({ kind: 'choose', file, pointer: to, scroll: true, types: 'end', text: types })
  }
  const onKey = ({ key, types }: Extract<FromFrame, { kind: 'key' }>, tell: FramePort['tell']) => {
    const plain = {
      undo: studio.undo,
      redo: studio.redo,
      save: studio.save,
      search: () => navigate('/_search'),
      leave: focusPanel,
    } as const
    if (key in plain) void plain[key as keyof typeof plain]()
    if (key === 'duplicate') void does.duplicate()
    if (key === 'remove') void does.remove()
    if (key === 'up' || key === 'down') void move(key === 'up' ? -1 : 1, types, tell)
  }
  const hear = (message: FromFrame, tell: FramePort['tell']) => {
    if (message.kind === 'chosen') {
      studio.choose({ file: message.file, pointer: message.pointer }, 'page')
      setPanelOpen(false)
    }
    if (message.kind === 'typed') onTyped(message)
    if (
      message.kind === 'entry' &&
      (message.does === 'leave' || !enterRow(studio, kit, message, tell))
    )
      writeEntry(studio, kit, message, tell)
    if (message.kind === 'pasted')
      void writePasted(studio, kit, () => import('virtual:validators'), message, tell)
    if (message.kind === 'follow') navigate(message.href)
    if (message.kind === 'key') onKey(message, tell)
    if (message.kind === 'lost') studio.notify(lost, 'trouble')
    if (message.kind === 'gone') onGone(message)
    if (message.kind === 'writing') setWriting(message)
    if (message.kind === 'blocks') setBoxes(message)
    if (message.kind === 'wants')
      setWants({ what: message.what, href: message.href ?? '', link: message.link })
  }
  const latest = useRef(hear)
  latest.current = hear
  return latest
}
