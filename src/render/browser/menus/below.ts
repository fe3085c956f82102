import { allMenus } from './menusOf.ts'

/** Where styles can't say that a menu begins below the header, for want of anchors: an announcement above it pushes it down. */
export const keepBelow = (): void => {
  if (CSS.supports('top: anchor(bottom)')) return
  for (const { button, panel } of allMenus) {
    panel.addEventListener('beforetoggle', () => {
      panel.style.insetBlockStart = `${button.closest('header')?.getBoundingClientRect().bottom}px`
    })
  }
}
