import type { SchemaKit } from '../../../../../core/kit/Kit.ts'
import { plural } from '../../../../../core/text/plural.ts'
import { blockAt } from '../../ui/blockAt.ts'
import { useBlockName } from '../../ui/useBlockName.ts'
import { useReading } from '../../ui/useReading.ts'
import type { CopiedText } from './copiedTexts.ts'
import { Places, type ToldPlace } from './Places.tsx'
import type { FoundRight } from './useFoundRight.ts'

type Props = {
  readonly kit: SchemaKit
  readonly file: string
  readonly document: unknown
  readonly original: string
  readonly copied: readonly CopiedText[]
  readonly right: FoundRight
}

/** What a copy still says as its original: of the page as a whole text by text, then block by block; figures and what else is short apart from that, since they may be meant. */
export const Copied = ({ kit, file, document, original, copied, right }: Props) => {
  const read = useReading()
  const nameOf = useBlockName(kit, document)
  const of = (weight: CopiedText['weight']) => copied.filter((text) => text.weight === weight)
  const [long, figures, short] = [of('long'), of('figure'), of('short')]
  const told = (texts: readonly CopiedText[]): ToldPlace[] =>
    texts.map(({ pointer, title, text }) => ({
      pointer,
      text: `${title}: ${read(text)}`,
      onRight: () => right.add(text),
    }))
  const blockOfText = ({ pointer }: CopiedText) => blockAt(document, pointer)
  const blocks = [...new Set(long.map((text) => blockOfText(text)?.pointer))].flatMap((pointer) =>
    pointer === undefined ? [] : [pointer],
  )
  return (
    <>
      {long.length > 0 ? <p>As on “{original}” still, to be written anew:</p> : null}
      <Places file={file} places={told(long.filter((text) => !blockOfText(text)))} />
      {blocks.map((pointer) => {
        const own = long.filter((text) => blockOfText(text)?.pointer === pointer)
        return (
          <details key={pointer}>
            <summary>
              {nameOf(pointer)} <span className="studio-quiet">{plural(own.length, 'text')}</span>
            </summary>
            <Places file={file} places={told(own)} />
          </details>
        )
      })}
      {figures.length > 0 ? (
        <>
          <p>Figures as on “{original}”: see that each is right here.</p>
          <Places file={file} places={told(figures)} />
        </>
      ) : null}
      {short.length > 0 ? (
        <details>
          <summary>
            Short texts, which may well be the same{' '}
            <span className="studio-quiet">{short.length}</span>
          </summary>
          <Places file={file} places={told(short)} />
        </details>
      ) : null}
    </>
  )
}
