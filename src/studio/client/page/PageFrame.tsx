import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FromFrame } from '../../protocol/frameMessages.ts'
import { useStudio, useStudioState } from '../store/useStudio.ts'
import { type FramePort, openPort } from './openPort.ts'
import { usePage } from './pageContext.ts'
import { siteOrigin } from './siteOrigin.ts'
import { useFacts } from './useFacts.ts'

/** The very page, on the site's own origin. What is typed in it comes here as messages; what it shall show goes there as such. */
export const PageFrame = () => {
  const studio = useStudio()
  const navigate = useNavigate()
  const { route, drawn, mode, file } = usePage()
  const frame = useRef<HTMLIFrameElement>(null)
  const [port, setPort] = useState<FramePort>()
  const chosen = useStudioState((state) => state.chosen)
  const chosenBy = useStudioState((state) => state.chosenBy)
  const findings = useStudioState(({ overview }) => overview?.findings)
  const facts = useFacts()
  const site = siteOrigin()

  const hear = (message: FromFrame) => {
    if (message.kind === 'chosen') studio.choose({ file: message.file, pointer: message.pointer }, 'page')
    if (message.kind === 'typed') {
      const { file: of, pointer, text } = message
      studio.send({ label: 'Wrote on the page', edits: [{ kind: 'set', file: of, pointer, value: text }], typing: `${of}${pointer}` })
    }
    if (message.kind === 'follow') navigate(message.href)
    if (message.kind === 'key' && message.key === 'undo') void studio.undo()
    if (message.kind === 'key' && message.key === 'redo') void studio.redo()
    if (message.kind === 'key' && message.key === 'save') void studio.save()
    if (message.kind === 'key' && message.key === 'search') navigate('/_search')
  }
  const latest = useRef(hear)
  latest.current = hear

  useEffect(() => {
    if (!frame.current) return
    return openPort(frame.current, site, (message) => latest.current(message), setPort)
  }, [site])
  useEffect(() => {
    if (drawn) port?.tell({ kind: 'draw', html: drawn.html, stamp: drawn.stamp })
  }, [port, drawn])
  useEffect(() => port?.tell({ kind: 'mode', mode }), [port, mode])
  useEffect(() => port?.tell({ kind: 'facts', says: facts }), [port, facts])
  useEffect(() => {
    if (chosen && chosenBy !== 'page') port?.tell({ kind: 'choose', ...chosen, scroll: true })
  }, [port, chosen, chosenBy])
  useEffect(() => {
    const own = findings?.filter((finding) => finding.file === file) ?? []
    port?.tell({ kind: 'findings', findings: own.map(({ file: of, pointer, severity, message }) => ({ file: of, pointer, severity, message })) })
  }, [port, findings, file])

  return <iframe ref={frame} title="The page" src={`${site}${route}`} className="studio-frame" />
}
