import { useState } from 'react'
import { flushSync } from 'react-dom'
import { matchesQuery } from '../../../../core/document/matchesQuery.ts'
import type { SchemaKit } from '../../../../core/kit/Kit.ts'
import { Chooser } from '../choosers/Chooser.tsx'
import { titleOf } from '../ui/words.ts'
import { BlockPicture } from './BlockPicture.tsx'
import { BlockPlaceSelect } from './BlockPlaceSelect.tsx'

type Props = {
  readonly kit: SchemaKit
  readonly file: string
  /** Where the block comes, unless another place is chosen: before the one at this index, or at the end. */
  readonly at: number
  readonly onChoose: (type: string, at: number) => void
  readonly onClose: () => void
}

/** All kinds of blocks by how they look, found by what people call them. */
export const BlockGallery = ({ kit, file, at: first, onChoose, onClose }: Props) => {
  const [at, setAt] = useState(first)
  const choose = (type: string) => {
    // Away at once: what is typed from here on is the new block's.
    flushSync(onClose)
    onChoose(type, at)
  }
  return (
    <Chooser
      title="Add a block"
      search="Find a block: price list, questions, opening hours …"
      isWide
      onClose={onClose}
    >
      {(written) => {
        const all = Object.entries(kit.blocks).filter(([type, { schema, knownAs = [] }]) =>
          matchesQuery(
            written,
            type,
            titleOf(schema),
            String(schema['description'] ?? ''),
            ...knownAs,
          ),
        )
        // What is called so comes before what only has to do with it, and of several the one that is called nothing more.
        const rank = (title: string) =>
          matchesQuery(written, title) ? title.length : Number.MAX_SAFE_INTEGER
        const found =
          written.trim() === ''
            ? all
            : all.toSorted(
                ([, one], [, other]) => rank(titleOf(one.schema)) - rank(titleOf(other.schema)),
              )
        return (
          <>
            <BlockPlaceSelect kit={kit} file={file} at={at} choose={setAt} />
            <ul className="chooser-blocks">
              {found.map(([type, { schema }]) => (
                <li key={type}>
                  <button type="button" data-option onClick={() => choose(type)}>
                    <BlockPicture type={type} />
                    <strong>{titleOf(schema)}</strong>
                    <span>{String(schema['description'] ?? '')}</span>
                  </button>
                </li>
              ))}
            </ul>
            {found.length === 0 ? (
              <p className="studio-quiet">
                No kind of block is called “{written}”. Try another word, or look through all of
                them.
              </p>
            ) : null}
          </>
        )
      }}
    </Chooser>
  )
}
