import { Fragment, type ReactNode, useMemo } from 'react'
import { firmTitle } from '../../../../document/firmTitle.ts'
import { type Inline, parseInline } from '../../../../model/inline.ts'
import { reference } from '../../../../model/interpolate.ts'
import { factKey, saidBy, useFacts } from '../../page/useFacts.ts'
import { useFileLanguage } from '../../store/useFileLanguage.ts'
import { useStudioState } from '../../store/useStudio.ts'
import { useForm } from '../formContext.ts'
import { saidOnPage } from './saidOnPage.ts'

const part = (node: Inline): ReactNode => {
  if (node.kind === 'text') return node.text
  if (node.kind === 'code') return <code>{node.text}</code>
  if (node.kind === 'break') return <br />
  if (node.kind === 'link') return <u>{render(node.children)}</u>
  return node.kind === 'strong' ? <strong>{render(node.children)}</strong> : <em>{render(node.children)}</em>
}

const render = (nodes: readonly Inline[]): ReactNode => nodes.map((node, index) => <Fragment key={index}>{part(node)}</Fragment>)

type Props = {
  readonly text: string
  /** What a figure is called: said in its place where it is not known how it is written in the page's language. */
  readonly labelOf: (name: string) => string
}

/** A text with signs for marks, links or figures as visitors read it, so that nobody takes these for something that visitors see. None where it has none. */
export const AsOnThePage = ({ text, labelOf }: Props) => {
  const { file } = useForm()
  const drawn = useStudioState((state) => (state.drawn?.file === file ? state.drawn.html : undefined))
  const onPage = useMemo(() => saidOnPage(drawn ?? ''), [drawn])
  const facts = useFacts()
  const isTranslated = useFileLanguage(file) !== undefined
  const written = text.replace(reference, (whole, name: string, format?: string) => {
    const said = onPage[factKey(name, format)]
    const plain = saidBy(facts)(name.trim(), format)
    if (said !== undefined || plain === undefined) return said ?? whole
    return isTranslated && !firmTitle(name.trim()) ? `[${labelOf(name.trim())}]` : plain
  })
  const { nodes } = parseInline(written)
  if (written === text && nodes.every(({ kind }) => kind === 'text' || kind === 'break')) return null
  return (
    <p className="panel-says">
      Visitors read: <bdi>{render(nodes)}</bdi>
    </p>
  )
}
