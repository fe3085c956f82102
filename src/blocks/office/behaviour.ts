import { isOpen } from './isOpen.ts'

const minute = 60_000

/** Says whether the office is usually open at this moment, and goes on saying so. */
export const start = (line: HTMLElement): void => {
  const { hours = '[]', zone = 'UTC', open = '', closed = '' } = line.dataset // written by Office.tsx
  const tell = () => {
    const state = isOpen(JSON.parse(hours) as [number, number][][], zone, new Date()) ? 'open' : 'closed'
    line.dataset['state'] = state
    line.textContent = state === 'open' ? open : closed
    line.hidden = false
  }
  tell()
  setInterval(tell, minute)
}
