import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listenToFrame } from './listenToFrame.ts'

type Version = { readonly id: number; readonly route: string; readonly src: string }
type Props = {
  readonly route: string
  readonly search: string
  readonly hash: string
  readonly stamp: string | undefined
  readonly onBlock: (index: number | undefined) => void
}

/** Brings a fresh page to where the last one was: scrolled, with the same answers open. */
const resume = (from: Window, to: Window): void => {
  const opened = [...from.document.querySelectorAll('details')].map(({ open }) => open)
  for (const [index, details] of [...to.document.querySelectorAll('details')].entries()) details.open = opened[index] ?? details.open
  to.scrollTo({ left: from.scrollX, top: from.scrollY, behavior: 'instant' })
}

/**
 * The page in a frame. A changed page is loaded behind the one in view and takes its place when it is there, so that
 * nothing flashes and the place on the page is kept.
 */
export const PageFrame = ({ route, search, hash, stamp, onBlock }: Props) => {
  const navigate = useNavigate()
  const [versions, setVersions] = useState<readonly Version[]>([])
  const [shown, setShown] = useState(0)
  const frames = useRef(new Map<number, HTMLIFrameElement>())
  const count = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stamp is the reason to load again
  useEffect(() => {
    if (stamp === undefined) return
    count.current += 1
    const next = { id: count.current, route, src: route + search + (count.current === 1 ? hash : '') }
    setVersions((all) => [...all.filter(({ id }) => id === shown), next])
  }, [route, stamp])

  useEffect(() => {
    const place = frames.current.get(shown)?.contentDocument?.getElementById(decodeURIComponent(hash.slice(1)))
    place?.scrollIntoView()
  }, [hash, shown])

  const loaded = ({ id, route: at }: Version) => {
    const view = frames.current.get(id)?.contentWindow
    if (!view) return
    const before = versions.find((version) => version.id === shown)
    const old = frames.current.get(shown)?.contentWindow
    if (old && before && before.id !== id && before.route === at) resume(old, view)
    listenToFrame(view, { navigate, onBlock })
    if (view.location.pathname !== at) navigate(view.location.pathname) // a form has been posted in the frame
    setShown(id)
    setVersions((all) => all.filter((version) => version.id >= id))
  }

  return versions.map((version) => (
    <iframe
      key={version.id}
      ref={(element) => {
        if (element) frames.current.set(version.id, element)
        else frames.current.delete(version.id)
      }}
      title={version.id === shown ? `The page ${version.route}` : 'Loading'}
      src={version.src}
      className="authoring-page"
      data-shown={version.id === shown}
      aria-hidden={version.id !== shown}
      onLoad={() => loaded(version)}
    />
  ))
}
