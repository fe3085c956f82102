import { type ReactNode, type RefObject, useState } from 'react'
import { FactChooser } from '../../choosers/FactChooser.tsx'
import { LinkChooser } from '../../choosers/LinkChooser.tsx'
import { useForm } from '../formContext.ts'
import { typeInto } from './typeInto.ts'

type Area = RefObject<HTMLTextAreaElement | null>

export const selectionOf = ({ current }: Area): readonly [number, number] => [current?.selectionStart ?? 0, current?.selectionEnd ?? 0]

export type Puts = {
  readonly want: (what: 'fact' | 'link') => void
  /** Two braces are how a fact begins in a document: who types them is asked which. */
  readonly note: (next: string) => void
  readonly chooser: ReactNode
}

/** Puts a fact or a link into a text where the caret is, once it is chosen. */
export const usePuts = (area: Area, text: string): Puts => {
  const { route } = useForm()
  const [wanted, setWanted] = useState<'fact' | 'link'>()
  const close = () => setWanted(undefined)
  const put = (words: (from: number, to: number) => { readonly at: number; readonly said: string }) => {
    close()
    // Once the chooser has given the focus back.
    setTimeout(() => {
      const [from, to] = selectionOf(area)
      const { at, said } = words(from, to)
      typeInto(area.current, [at, to], said, [said.length, said.length])
    })
  }
  const fact = (name: string) => put((from) => ({ at: text.slice(0, from).endsWith('{{') ? from - 2 : from, said: `{{${name}}}` }))
  const link = (href: string) => put((from, to) => ({ at: from, said: `[${text.slice(from, to) || href}](${href})` }))
  return {
    want: setWanted,
    note: (next) => {
      if (next.length > text.length && next.slice(0, selectionOf(area)[0]).endsWith('{{')) setWanted('fact')
    },
    chooser:
      wanted === 'fact' ? (
        <FactChooser onClose={close} onChoose={({ name }) => fact(name)} />
      ) : wanted === 'link' ? (
        <LinkChooser href="" route={route} onClose={close} onChoose={link} />
      ) : null,
  }
}
