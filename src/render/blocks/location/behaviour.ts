import { isOpen } from './isOpen.ts'

const minute = 60_000

/** Says whether the office is usually open at this moment, and goes on saying so. Days that are over since the page was built go. */
export const start = (line: HTMLElement): void => {
  const { hours = '[]', other = '[]', zone = 'UTC', open = '', closed = '' } = line.dataset // written by Hours.tsx
  const tell = () => {
    const state = isOpen(JSON.parse(hours), zone, new Date(), JSON.parse(other)) ? 'open' : 'closed'
    line.dataset['state'] = state
    line.textContent = state === 'open' ? open : closed
    line.hidden = false
  }
  tell()
  setInterval(tell, minute)
  const today = new Date().toLocaleDateString('sv', { timeZone: zone })
  for (const row of line.parentElement?.querySelectorAll<HTMLElement>('[data-until]') ?? [])
    row.hidden = (row.dataset['until'] ?? '') < today
}
