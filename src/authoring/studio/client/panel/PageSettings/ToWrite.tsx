import type { SchemaKit } from '../../../../../core/kit/Kit.ts'
import { blockAt } from '../../ui/blockAt.ts'
import { useBlockName } from '../../ui/useBlockName.ts'
import type { OpenText } from './openTexts.ts'
import { Places } from './Places.tsx'

type Props = {
  readonly kit: SchemaKit
  readonly file: string
  readonly document: unknown
  readonly open: readonly OpenText[]
}

/** The texts that are still to be written: of the page as a whole, then block by block, since every block has a heading. */
export const ToWrite = ({ kit, file, document, open }: Props) => {
  const nameOf = useBlockName(kit, document)
  const blockOf = ({ pointer }: OpenText) => blockAt(document, pointer)?.pointer
  return [...new Set(open.map(blockOf))].map((block) => {
    const texts = open.filter((text) => blockOf(text) === block)
    const places = texts.map(({ pointer, title, asks }) => ({
      pointer,
      text: asks === title ? title : `${title}: ${asks}`,
    }))
    return (
      <div key={block ?? ''} className="settings-block">
        {block === undefined ? null : <p className="studio-quiet">{nameOf(block)}</p>}
        <Places file={file} places={places} />
      </div>
    )
  })
}
