import { useEffect } from 'react'
import { useStudio } from '../store/useStudio.ts'

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'))

/** The keys of the studio wherever the focus is. In a field undo is the field's own, as everywhere. */
export const useKeys = (): void => {
  const studio = useStudio()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const redoes = key === 'y' || (key === 'z' && event.shiftKey)
      if (key === 's') void studio.save().then(() => (studio.get().saving.state === 'saved' ? studio.say('Everything is saved.') : undefined))
      else if (redoes && !isTyping(event.target)) void studio.redo()
      else if (key === 'z' && !isTyping(event.target)) void studio.undo()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [studio])
}
