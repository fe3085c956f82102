import { useEffect } from 'react'
import { useStudio } from '../store/useStudio.ts'
import { lost } from '../ui/lostKeys.ts'

/** Somebody writes: so many letters, one soon after the other. In milliseconds. */
const fewest = 3
const pause = 1500

/** Tells whoever types while nothing takes it, such as after a press beside a field, that it went nowhere, until they type where it goes somewhere. */
export const useLostKeys = (): void => {
  const studio = useStudio()
  useEffect(() => {
    let [count, last] = [0, 0]
    const press = (event: KeyboardEvent) => {
      const isLost =
        event.target === document.body &&
        !event.defaultPrevented &&
        event.key.length === 1 &&
        event.key !== ' '
      if (
        event.target !== document.body &&
        event.key.length === 1 &&
        studio.getState().notice?.text === lost
      )
        studio.dismiss()
      if (!isLost || event.ctrlKey || event.metaKey || event.altKey) return
      count = event.timeStamp - last < pause ? count + 1 : 1
      last = event.timeStamp
      if (count === fewest) studio.notify(lost, 'trouble')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [studio])
}
