import { useEffect } from 'react'
import { useStudio, useStudioState } from '../store/useStudio.ts'

/** How long the page may take to come, where a list of places has led to it. In milliseconds. */
const timeout = 3000

/** The field of a place, or of the nearest thing around it that has one. */
const fieldOf = (form: string, pointer: string): Element | null => {
  // What is said of a whole page stands at its head.
  if (pointer === '' || pointer === '/blocks')
    return document.querySelector(`${form} [data-pointer=""]`)
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = document.querySelector(`${form} [data-pointer="${CSS.escape(at)}"]`)
    if (found) return found
  }
  return null
}

/**
 * Brings the field of what was chosen on the page into view, and marks it for a moment. The focus stays on the page, where the author
 * has just begun to write. `file` is the document whose fields stand in the element that `form` selects.
 */
export const useToField = (file: string | undefined, form = '.studio-panel'): void => {
  const studio = useStudio()
  const choice = useStudioState((state) => state.choice)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each choice
  useEffect(() => {
    const { chosen, chosenBy } = studio.getState()
    if (!chosen || chosen.file !== file || chosenBy === 'panel') return
    const begun = performance.now()
    const look = () => {
      const field = fieldOf(form, chosen.pointer)
      if (!field && performance.now() - begun < timeout) frame = requestAnimationFrame(look)
      field?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
      for (const other of document.querySelectorAll(`${form} [data-at]`))
        other.removeAttribute('data-at')
      field?.setAttribute('data-at', '')
    }
    let frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [studio, choice, file, form])
}
