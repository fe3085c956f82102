import { Badge } from '@radix-ui/themes'
import { blockOf } from '../../../../core/kit/blockOf.ts'
import type { SchemaKit } from '../../../../core/kit/Kit.ts'
import { BlockMenu } from '../panel/BlockMenu.tsx'
import { EditDialog } from '../panel/EditDialog.tsx'
import { type EnclosingEntry, enclosingEntries, meantEntry } from '../panel/enclosingEntries.ts'
import { ShowPlace } from '../panel/ShowPlace.tsx'
import { useBlocks } from '../panel/useBlocks.ts'
import { useDocument, useStudio, useStudioState } from '../store/useStudio.ts'
import { blockAt } from '../ui/blockAt.ts'
import { Sign, type SignName } from '../ui/Sign.tsx'
import { titleOf } from '../ui/words.ts'
import { dialogAt } from './dialogAt.ts'
import { useAimed } from './useAimed.ts'

/** A tool that can do nothing just now keeps the focus: who presses it again and again does not fall out of the bar at its end. */
const Tool = ({
  sign,
  name,
  act,
  isOff = false,
}: {
  sign: SignName
  name: string
  act: () => void
  isOff?: boolean
}) => (
  <button
    type="button"
    aria-label={name}
    title={name}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : act}
  >
    <Sign name={sign} />
  </button>
)

const nameOf = ({
  title,
  call,
  index,
  count,
}: Pick<EnclosingEntry, 'title' | 'call' | 'index' | 'count'>) =>
  `${title}${call === undefined ? '' : ` “${call}”`}, number ${index + 1} of ${count}`

/** What is chosen, from its block inwards, and what can be done with it: with the question that was clicked, and by a press with the block around it. */
export const BlockTools = ({ kit, file }: { readonly kit: SchemaKit; readonly file: string }) => {
  const studio = useStudio()
  const value = useDocument(file)?.value
  const chosen = useStudioState((state) =>
    state.chosen?.file === file ? state.chosen.pointer : undefined,
  )
  const elsewhere = useStudioState((state) =>
    state.chosenBy === 'page' && state.chosen && state.chosen.file !== file
      ? state.chosen
      : undefined,
  )
  const at = blockAt(value, chosen)
  const all = (value as { readonly blocks?: readonly unknown[] } | undefined)?.blocks?.length ?? 0
  const blocks = useBlocks(file)
  const does = useAimed(file)
  if (elsewhere)
    return (
      <p className="studio-quiet">
        This stands on every page.{' '}
        <ShowPlace file={elsewhere.file} pointer={elsewhere.pointer} className="view-link">
          Open where it is written
        </ShowPlace>
      </p>
    )
  if (!at)
    return (
      <p className="studio-quiet">
        Click a text to write in it, or anything else to choose it.
        <span className="studio-wide"> By keys: arrows, Enter, Escape.</span>
      </p>
    )
  const entries = enclosingEntries(kit, value, chosen)
  const meant = meantEntry(entries)
  const title = titleOf(blockOf(kit, at.block.type).schema ?? {})
  const opens = chosen === undefined ? undefined : dialogAt(value, chosen)
  const isHidden = at.block['hidden'] === true
  const { index, count } = meant ?? { index: at.index, count: all }
  const outer = meant
    ? [{ pointer: at.pointer, title }, ...entries.slice(0, entries.indexOf(meant))]
    : []
  return (
    <>
      <ol className="strip-path">
        {outer.map(({ pointer, title: called }) => (
          <li key={pointer}>
            <button
              type="button"
              title={`Choose all of it: ${called}`}
              onClick={() => studio.choose({ file, pointer }, 'list')}
            >
              {called}
            </button>
          </li>
        ))}
        <li aria-current="true">
          {meant?.title ?? title} <small>{`${index + 1} of ${count}`}</small>
          {isHidden ? (
            <Badge color="gray" highContrast ml="2">
              Hidden
            </Badge>
          ) : null}
        </li>
      </ol>
      <div
        role="toolbar"
        className="strip-tools"
        aria-label={meant ? nameOf(meant) : nameOf({ title, call: undefined, index, count })}
      >
        <Tool sign="up" name="Move up" act={() => void does.moveBy(-1)} isOff={index === 0} />
        <Tool
          sign="down"
          name="Move down"
          act={() => void does.moveBy(1)}
          isOff={index === count - 1}
        />
        <Tool sign="copy" name="Duplicate" act={() => void does.duplicate()} />
        {meant ? null : (
          <Tool
            sign={isHidden ? 'eye' : 'hidden'}
            name={isHidden ? 'Show' : 'Hide'}
            act={() => void blocks.hide(at.index, !isHidden)}
          />
        )}
        <Tool sign="bin" name="Remove" act={() => void does.remove()} />
        {opens === undefined ? null : <EditDialog id={opens} file={file} />}
        {meant ? null : <BlockMenu kit={kit} file={file} index={at.index} block={at.block} />}
      </div>
    </>
  )
}
