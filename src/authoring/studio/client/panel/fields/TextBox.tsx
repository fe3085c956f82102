import type { EditorView } from 'prosemirror-view'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { hasPictures, linesOf, partsIn, picturesStay, wordsIn } from '../../../paste/copied.ts'
import type { LinkedText } from '../../../protocol/frameMessages.ts'
import type { FactText } from '../../../text/readText.ts'
import { insertBreak, TextEditor } from '../../../text/TextEditor.ts'
import { writeText } from '../../../text/writeText.ts'
import { FactChooser } from '../../choosers/FactChooser.tsx'
import { LinkChooser } from '../../choosers/LinkChooser.tsx'
import { useStudio } from '../../store/useStudio.ts'
import { useForm } from '../formContext.ts'
import { shownText } from '../shownText.ts'
import type { Wiring } from './FieldLayout.tsx'
import { useFactText } from './useFactText.ts'

type Props = {
  readonly value: unknown
  readonly title: string
  readonly isMarkup: boolean
  readonly className: string
  readonly wiring: Partial<Wiring> & {
    readonly 'aria-label'?: string
    readonly 'aria-labelledby'?: string
  }
  readonly editor: RefObject<TextEditor | null>
  readonly onWrite: (text: string) => void
  /** Says whether a key, or what is pasted, is dealt with. */
  readonly onKey?: (view: EditorView, event: KeyboardEvent) => boolean
  readonly onPaste?: (event: ClipboardEvent) => boolean
  readonly onEnter?: ((after: string) => void) | undefined
  /** What says nothing of its own is there to be written over. */
  readonly isBlank?: boolean
}

type Wants = {
  readonly what: 'link' | 'fact'
  readonly href: string
  readonly link: LinkedText | undefined
}

const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html')

type Shown = {
  readonly text: string
  readonly factText: FactText
  given: string
  givenBy: FactText
}

/** Takes over what others write in this place, or an undo, and what figures say by now; while somebody composes a sign, once they are done. */
const catchUp = (now: Shown, editor: TextEditor | null): void => {
  if (!editor || editor.view.composing || (now.given === now.text && now.givenBy === now.factText))
    return
  const isOther = now.given !== now.text
  Object.assign(now, { given: now.text, givenBy: now.factText })
  if (isOther) editor.give(now.text)
  else editor.sayFacts()
}

/** A text of a document as visitors read it, to be written: with its marks, and its figures as one piece each. What is not written yet is asked for. */
export const TextBox = ({ value, title, isMarkup, className, wiring, editor, ...rest }: Props) => {
  const { file, route } = useForm()
  const studio = useStudio()
  const factText = useFactText(file)
  const host = useRef<HTMLDivElement>(null)
  const shown = shownText(value, title)
  const [wanted, setWanted] = useState<Wants>()
  const now = useRef({
    ...rest,
    factText,
    text: shown.value,
    given: shown.value,
    givenBy: factText,
  })
  Object.assign(now.current, rest, { factText, text: shown.value })

  useLayoutEffect(() => {
    const { current } = now
    if (!host.current) return
    const put = (data: DataTransfer | null) => {
      if (!data) return
      const parts = partsIn(data, parseHtml)
      const words = wordsIn(data, parts) ?? linesOf(parts).join(isMarkup ? '\n' : ' ')
      if (words !== '') made.paste(words)
      if (hasPictures(data, parseHtml)) studio.notify(picturesStay, 'trouble')
    }
    const made: TextEditor = new TextEditor({
      element: host.current,
      text: current.text,
      isMarkup,
      factText: (reference) => current.factText(reference),
      keys: {
        Enter: (state, dispatch) => {
          if (!current.onEnter) return isMarkup ? insertBreak(state, dispatch) : true
          const after = writeText(state.doc.cut(state.selection.to), isMarkup)
          dispatch?.(state.tr.delete(state.selection.from, state.doc.content.size))
          current.onEnter(after)
          return true
        },
      },
      attributes: ({ doc }) => ({
        'aria-multiline': String(isMarkup),
        ...(doc.content.size === 0 ? { 'data-empty': 'true' } : {}),
      }),
      handleDOMEvents: {
        // Escape leads to the page: the editor would take it for itself, and do nothing.
        keydown: (view, event) => {
          made.settle() // a key means what is chosen by now
          return (
            (event.key === 'Escape' && !event.isComposing) ||
            (current.onKey?.(view, event) ?? false)
          )
        },
        compositionend: () => void setTimeout(() => catchUp(now.current, editor.current)),
        focus: () => void (current.isBlank && made.selectAll()),
        click: (_view, event) => {
          if (current.isBlank) made.selectAll()
          event.preventDefault() // a link leads nowhere while it is written
          return false
        },
        drop: (_view, event) => {
          if (made.dropsOwn(event)) return false
          event.preventDefault()
          put(event.dataTransfer)
          return true
        },
        cut: () => made.settle(),
        copy: () => made.settle(),
        paste: (_view, event) => {
          made.settle()
          if (event.defaultPrevented || current.onPaste?.(event)) return true
          event.preventDefault()
          put(event.clipboardData)
          return true
        },
      },
      onTyped: (text) => {
        current.given = text
        current.onWrite(text)
      },
      onWant: (what) => {
        const { pointer } = host.current?.closest<HTMLElement>('[data-pointer]')?.dataset ?? {}
        const link =
          pointer === undefined
            ? undefined
            : { file, pointer, text: made.written, ...made.linkParts }
        setWanted({ what, href: made.href ?? '', link })
      },
    })
    editor.current = made
    Object.assign(current, { given: current.text, givenBy: current.factText })
    return () => {
      made.view.destroy()
      editor.current = null
    }
  }, [isMarkup, editor, studio, file])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads of them is in the ref
  useLayoutEffect(() => {
    catchUp(now.current, editor.current)
  }, [editor, shown.value, factText])

  const close = () => setWanted(undefined)
  const put = (what: Parameters<TextEditor['put']>[0]) => {
    close()
    setTimeout(() => editor.current?.put(what)) // once the chooser has given the focus back
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a native field holds no marks */}
      <div
        {...wiring}
        ref={host}
        role="textbox"
        tabIndex={0}
        className={className}
        aria-placeholder={shown.placeholder}
      />
      {wanted?.what === 'fact' ? (
        <FactChooser onClose={close} onChoose={({ name, text }) => put({ fact: name, text })} />
      ) : null}
      {wanted?.what === 'link' ? (
        <LinkChooser
          href={wanted.href}
          link={wanted.link}
          {...(wanted.href === '' ? {} : { none: 'Take the link away' })}
          route={route}
          onClose={close}
          onChoose={(href, words) => put({ href, words })}
        />
      ) : null}
    </>
  )
}
