import { toggleMark } from 'prosemirror-commands'
import type { EditorView } from 'prosemirror-view'
import type { Overlay } from '../overlay.ts'
import { markupSchema } from '../text/textSchema.ts'

export type BarActions = { readonly link: () => void; readonly fact: () => void }

const signs = { strong: ['B', 'Bold (Ctrl+B)'], emphasis: ['I', 'Slanted (Ctrl+I)'], code: ['‹›', 'Code (Ctrl+E)'] } as const

/** The small bar above a selection; where nothing is selected, above the end of the text, so that it moves with no key. */
export class TextBar {
  private readonly bar = document.createElement('div')
  private readonly buttons = new Map<string, HTMLButtonElement>()
  private view: EditorView | undefined

  constructor(
    overlay: Overlay,
    /** Notes that the author has pressed something. */
    private readonly onPress: () => void,
    actions: BarActions,
  ) {
    const { bar } = this
    bar.className = 'bar'
    bar.hidden = true
    bar.setAttribute('role', 'toolbar')
    bar.setAttribute('aria-label', 'Text')
    for (const [name, [sign, title]] of Object.entries(signs)) this.button(name, sign, title, () => this.toggle(name))
    this.button('link', 'Link', 'Link (Ctrl+K)', actions.link)
    this.button('fact', 'Figure', 'Put in a figure (type {{)', actions.fact)
    overlay.root.append(bar)
  }

  private button(name: string, sign: string, title: string, act: () => void): void {
    const button = document.createElement('button')
    Object.assign(button, { type: 'button', textContent: sign, title })
    button.setAttribute('aria-label', title)
    button.addEventListener('mousedown', (event) => event.preventDefault()) // the selection stays
    button.addEventListener('click', (event) => {
      if (!event.isTrusted) return
      this.onPress()
      act()
    })
    this.buttons.set(name, button)
    this.bar.append(button)
  }

  private toggle(name: string): void {
    const mark = markupSchema.marks[name]
    if (!this.view || !mark) return
    toggleMark(mark)(this.view.state, this.view.dispatch)
    this.view.focus()
  }

  /** Shows the bar where a text is typed in, else hides it. */
  follow(view: EditorView | undefined): void {
    this.view = view
    this.bar.hidden = !view?.hasFocus()
    if (!view || this.bar.hidden) return
    const { from, to } = view.state.selection
    const isMarkup = view.state.schema === markupSchema
    for (const [name, button] of this.buttons) {
      button.hidden = !isMarkup && name !== 'fact'
      const mark = isMarkup ? markupSchema.marks[name] : undefined
      if (mark) button.setAttribute('aria-pressed', String(view.state.doc.rangeHasMark(from, to, mark)))
    }
    const { width, height } = this.bar.getBoundingClientRect()
    const whole = view.dom.getBoundingClientRect()
    const [start, end] = from === to ? [whole, whole] : [view.coordsAtPos(from), view.coordsAtPos(to)]
    const above = start.top - height - 8
    const middle = (start.left + (end.top > start.bottom ? start.left : end.right)) / 2
    const x = Math.min(Math.max(from === to ? whole.right - width : middle - width / 2, 8), innerWidth - width - 8)
    Object.assign(this.bar.style, { left: `${x}px`, top: `${above > 8 ? above : end.bottom + 8}px` })
  }

  get box(): DOMRect {
    return this.bar.getBoundingClientRect()
  }
}
