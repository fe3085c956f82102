import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { wholeMessage } from '../../../../content/lint/findings/wholeMessage.ts'
import { asOfKey } from '../../../workspace/onDay.ts'
import { usePage } from '../store/pageContext.ts'
import { siteOrigin } from '../store/siteOrigin.ts'
import { useFacts } from '../store/useFacts.ts'
import { useFindings, useStudio, useStudioState } from '../store/useStudio.ts'
import { useAuthorText } from '../ui/FindingWords.tsx'
import { BlockOutline } from './BlockOutline.tsx'
import { FrameChooser, type Wants } from './FrameChooser.tsx'
import { type FramePort, openPort } from './openPort.ts'
import { ToolStrip } from './ToolStrip.tsx'
import { untilRead } from './untilRead.ts'
import { useFit } from './useFit.ts'
import { type BlockBox, useHear, type Writing } from './useHear.ts'
import { useResumed } from './useResumed.ts'
import { useTellDrawn } from './useTellDrawn.ts'

const isAlike = (one: Writing, other: Writing) =>
  one.isOpen === other.isOpen && one.marks?.join() === other.marks?.join()

/** The very page, on the site's own origin. What is typed in it comes here as messages; what it shall show goes there as such. */
export const PageFrame = () => {
  const studio = useStudio()
  const { route, drawn, mode, scheme, file, width } = usePage()
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [port, setPort] = useState<FramePort>()
  const [{ blocks: boxes, covered }, setBoxes] = useState<{
    readonly blocks: readonly BlockBox[]
    readonly covered: number
  }>({ blocks: [], covered: 0 })
  const [wants, setWants] = useState<Wants>()
  const [writing, setWriting] = useState<Writing>({ isOpen: false })
  const fit = useFit(stage, width)
  const site = siteOrigin()
  const asOf = useStudioState((state) => state.asOf)
  const address = `${site}${route}${asOf === undefined ? '' : `?${asOfKey}=${asOf}`}`
  /** The address whose page listens. Before that a click would go by unheard: it waits, as the pointer says. */
  const [listens, setListens] = useState<string>()
  const resumed = useResumed(frame)
  const latest = useHear({
    setBoxes,
    setWants,
    setWriting: (now) => {
      resumed.note(now)
      // Each key moves the caret, of which the bar shows nothing.
      setWriting((before) => (isAlike(before, now) ? before : now))
    },
    onGone: (gone) => {
      resumed.gone(gone)
      setPort(undefined)
      setListens(undefined)
    },
  })
  const connected = useEffectEvent((open: FramePort, age: number) => {
    resumed.resume(open, age)
    setPort(open)
    setListens(address)
  })
  useEffect(() => {
    if (!frame.current) return
    const close = openPort(
      frame.current,
      site,
      (message, tell) => latest.current(message, tell),
      (open, age) => connected(open, age),
      untilRead(studio),
    )
    return () => close()
  }, [studio, site, latest])
  useEffect(() => {
    if (listens === address) studio.frameReady()
  }, [studio, listens, address])
  useTellDrawn(port, route)
  useTold(port, { mode, scheme, file, wants })
  const stamp = useRef(drawn?.stamp)
  useEffect(() => {
    // A page without the studio's script, such as one that could not be drawn, is loaded anew.
    if (
      !port &&
      frame.current &&
      stamp.current !== undefined &&
      drawn &&
      drawn.stamp !== stamp.current
    )
      frame.current.src = address
    stamp.current = drawn?.stamp
  }, [port, drawn, address])
  const isConnected = useStudioState((state) => state.isConnected)
  const isLost = !isConnected && !port
  const wasLost = useRef(false)
  useEffect(() => {
    // The browser shows a page of its own where there was no answer.
    if (wasLost.current && !isLost && frame.current) frame.current.src = address
    wasLost.current = isLost
  }, [isLost, address])
  return (
    <>
      <ToolStrip writing={writing} port={port} />
      <div className="studio-paper" ref={stage}>
        <iframe
          ref={frame}
          title="The page"
          src={address}
          className="studio-frame"
          data-listens={listens === address}
          onLoad={() => {
            resumed.loaded()
            void untilRead(studio).then(() => setListens(address))
          }}
          style={{
            inlineSize: fit.width,
            blockSize: fit.room.height / fit.scale,
            scale: String(fit.scale),
            insetInlineStart: (fit.room.width - fit.width * fit.scale) / 2,
          }}
        />
        {isLost ? (
          <p className="studio-lost">The page is shown again as soon as the server answers.</p>
        ) : null}
        {mode === 'write' && file ? <BlockOutline {...{ boxes, covered, fit, file }} /> : null}
        {wants ? (
          <FrameChooser
            wants={wants}
            onClose={() => {
              setWants(undefined)
              frame.current?.focus()
            }}
            onPut={(what) => port?.tell({ kind: 'put', what })}
          />
        ) : null}
      </div>
    </>
  )
}

type Told = Pick<ReturnType<typeof usePage>, 'mode' | 'scheme' | 'file'> & {
  readonly wants: Wants | undefined
}

/** Keeps the page told of all that it shows. */
const useTold = (port: FramePort | undefined, { mode, scheme, file, wants }: Told): void => {
  const studio = useStudio()
  const choice = useStudioState((state) => state.choice)
  const isChosen = useStudioState((state) => state.chosen !== undefined)
  const findings = useFindings(file)
  const facts = useFacts()
  const inWords = useAuthorText()
  const documents = useStudioState((state) => state.overview?.documents)
  const drafts = useMemo(
    () =>
      (documents ?? []).flatMap(({ draft, route }) =>
        draft && route !== undefined ? [route] : [],
      ),
    [documents],
  )
  useEffect(() => {
    port?.tell({ kind: 'mode', mode })
  }, [port, mode])
  useEffect(() => {
    port?.tell({ kind: 'drafts', routes: drafts })
  }, [port, drafts])
  useEffect(() => {
    if (scheme) port?.tell({ kind: 'scheme', scheme })
  }, [port, scheme])
  useEffect(() => {
    port?.tell({ kind: 'facts', text: facts })
  }, [port, facts])
  const sendChoice = useEffectEvent((_choice: number, _isChosen: boolean) => {
    // The page itself follows what was chosen and is moved.
    const { chosen, chosenBy } = studio.getState()
    if (!chosen) port?.tell({ kind: 'unchoose' })
    else if (chosenBy !== 'page') port?.tell({ kind: 'choose', ...chosen, scroll: true })
  })
  useEffect(() => {
    if (port) sendChoice(choice, isChosen)
  }, [port, choice, isChosen])
  const isAsked = useStudioState((state) => state.question !== undefined)
  const leave = useEffectEvent(() => {
    // A chooser inserts at the caret, and a question leads back there.
    if (wants === undefined && !isAsked) port?.tell({ kind: 'leave' })
  })
  useEffect(() => {
    // The window is focused if the author leaves the page for it, not if they come from another program.
    if (!port) return
    const onFocus = () => leave()
    addEventListener('focus', onFocus)
    return () => removeEventListener('focus', onFocus)
  }, [port])
  useEffect(() => {
    const own = findings.filter(({ toWrite }) => !toWrite)
    port?.tell({
      kind: 'findings',
      findings: own.map((finding) => ({
        file: finding.file,
        pointer: finding.pointer,
        severity: finding.severity,
        message: inWords(wholeMessage(finding)),
      })),
    })
  }, [port, findings, inWords])
}
