import { attend } from './toast.ts'

/** How long each is shown, in milliseconds, and how many at once: more than three nobody reads. */
const life = 4000
const limit = 3

/** Tells a visitor something in passing. The place of toasts and its words are in every page: src/render/page/Toasts.tsx. */
export const notice = (text: string): void => {
  const host = document.querySelector<HTMLElement>('.toasts')
  if (!host || !text) return
  const toast = document.createElement('div')
  toast.className = 'toast'
  toast.dataset['notice'] = ''
  const words = document.createElement('p')
  words.textContent = text
  const button = document.createElement('button')
  button.className = 'toast-close'
  button.ariaLabel = host.dataset['dismiss'] ?? ''
  button.textContent = '×'
  toast.append(words, button)
  host.append(toast)
  const shown = host.querySelectorAll('[data-notice]')
  if (shown.length > limit) shown[0]?.remove()
  attend(toast, { life, close: () => toast.remove() })
}
