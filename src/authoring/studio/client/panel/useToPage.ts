import { type RefObject, useEffect } from 'react'
import { useStudio } from '../store/useStudio.ts'

/** Shows on the page where the field stands that has the focus. */
export const useToPage = (body: RefObject<HTMLElement | null>, file: string | undefined): void => {
  const studio = useStudio()
  useEffect(() => {
    const element = body.current
    const follow = ({ target }: FocusEvent) => {
      const pointer =
        target instanceof Element
          ? target.closest('[data-pointer]')?.getAttribute('data-pointer')
          : null
      // In the list of blocks nothing is chosen before it is pressed.
      if (file !== undefined && pointer && studio.getState().chosen?.file === file)
        studio.choose({ file, pointer }, 'panel')
    }
    element?.addEventListener('focusin', follow)
    return () => element?.removeEventListener('focusin', follow)
  }, [studio, body, file])
}
