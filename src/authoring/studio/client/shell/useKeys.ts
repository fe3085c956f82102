import { useEffect } from 'react'
import { letterOf } from '../../../../core/text/letterOf.ts'
import { useStudio } from '../store/useStudio.ts'

/** Fields that take back by themselves what was typed in them; a day, a colour, a tick or a text with marks doesn't. */
const writable =
  'textarea, input:is(:not([type]), [type=text], [type=search], [type=email], [type=url], [type=tel], [type=number])'

/** The keys of the studio wherever the focus is. In a field in which something was typed since it has the focus undo is the field's own, as everywhere. */
export const useKeys = (): void => {
  const studio = useStudio()
  useEffect(() => {
    let typedIn: EventTarget | null = null
    const type = ({ target }: Event) => {
      typedIn = target
    }
    const leave = () => {
      typedIn = null
    }
    const isTyping = (target: EventTarget | null) =>
      target instanceof HTMLElement &&
      target.matches(writable) &&
      (target === typedIn || target.closest('form, dialog') !== null)
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = letterOf(event)
      const redoes = key === 'y' || (key === 'z' && event.shiftKey)
      if (key === 's')
        void studio
          .save()
          .then(() =>
            studio.getState().saving.state === 'saved'
              ? studio.notify('Everything is saved.')
              : undefined,
          )
      else if (redoes && !isTyping(event.target)) void studio.redo()
      else if (key === 'z' && !isTyping(event.target)) void studio.undo()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    addEventListener('input', type)
    addEventListener('focusout', leave)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('input', type)
      removeEventListener('focusout', leave)
    }
  }, [studio])
}
