import { blockOf } from '../../../../kit/blockOf.ts'
import type { SchemaKit } from '../../../../kit/Kit.ts'
import { callOf } from '../../../../operations/entries/sayEntry.ts'
import { useReading } from '../../ui/useReading.ts'
import { blockAt } from '../blockAt.ts'
import { titleOf } from '../words.ts'
import type { CopiedText } from './copiedTexts.ts'
import { Places } from './Places.tsx'

type Props = { readonly kit: SchemaKit; readonly file: string; readonly document: unknown; readonly original: string; readonly copied: readonly CopiedText[] }

const count = (number: number) => `${number} text${number === 1 ? '' : 's'}`

/** What a copy still says as its original: of the page as a whole text by text, then block by block; what is short apart from that, since it may be meant. */
export const Copied = ({ kit, file, document, original, copied }: Props) => {
  const read = useReading()
  const [short, long] = [copied.filter(({ isShort }) => isShort), copied.filter(({ isShort }) => !isShort)]
  const told = (texts: readonly CopiedText[]) => texts.map(({ pointer, title, text }) => ({ pointer, text: `${title}: ${read(text)}` }))
  const blockOfText = ({ pointer }: CopiedText) => blockAt(document, pointer)
  const blocks = [...new Set(long.map((text) => blockOfText(text)?.pointer))].flatMap((pointer) => (pointer === undefined ? [] : [pointer]))
  const nameOf = (pointer: string) => {
    const block = blockAt(document, pointer)?.block
    const call = callOf(block)
    return `${titleOf(blockOf(kit, block?.type ?? '').schema ?? {})}${call === undefined ? '' : ` “${read(call)}”`}`
  }
  return (
    <>
      {long.length > 0 ? <p>As on “{original}” still, to be written anew:</p> : null}
      <Places file={file} places={told(long.filter((text) => !blockOfText(text)))} />
      {blocks.map((pointer) => {
        const own = long.filter((text) => blockOfText(text)?.pointer === pointer)
        return (
          <details key={pointer}>
            <summary>
              {nameOf(pointer)} <span className="studio-quiet">{count(own.length)}</span>
            </summary>
            <Places file={file} places={told(own)} />
          </details>
        )
      })}
      {short.length > 0 ? (
        <details>
          <summary>
            Short texts and figures, which may well be the same <span className="studio-quiet">{short.length}</span>
          </summary>
          <Places file={file} places={told(short)} />
        </details>
      ) : null}
    </>
  )
}
