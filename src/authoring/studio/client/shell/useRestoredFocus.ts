import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { authorDeeds } from '../panel/authorDeeds.ts'
import { useStudioState } from '../store/useStudio.ts'
import { focusHeading } from './focusHeading.ts'

/** How long a view may take to show its heading, or the result of a command. In milliseconds. */
const timeout = 2000

/** Calls back before each paint, until that returns true or the time is up. Returns what ends it. */
const eachFrame = (isDone: () => boolean): (() => void) => {
  const begun = performance.now()
  const look = () => {
    if (!isDone() && performance.now() - begun < timeout) frame = requestAnimationFrame(look)
  }
  let frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}

const isLost = () => document.activeElement === document.body

/** Gives the focus to a view's heading when what held it has gone: with the view before, or with the button that was pressed. A screen reader goes on from there. */
export const useRestoredFocus = (): void => {
  const { pathname } = useLocation()
  const noticeId = useStudioState(({ notice }) => notice?.id)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const stop = eachFrame(() => !isLost() || focusHeading())
    return () => stop()
  }, [pathname])
  useEffect(() => {
    if (noticeId === undefined || !last.current.startsWith('/_')) return
    const since = authorDeeds()
    const stop = eachFrame(() => authorDeeds() !== since || (isLost() && focusHeading()))
    return () => stop()
  }, [noticeId])
}
