import { useId } from 'react'
import type { SchemaKit } from '../../../../core/kit/Kit.ts'
import { useDocument } from '../store/useStudio.ts'
import { useBlockName } from '../ui/useBlockName.ts'

type Props = {
  readonly kit: SchemaKit
  readonly file: string
  readonly at: number
  readonly choose: (at: number) => void
}

/** Where on its page a new block comes: before the one at `at`. */
export const BlockPlaceSelect = ({ kit, file, at, choose }: Props) => {
  const id = useId()
  const value = useDocument(file)?.value
  const { blocks = [] } = (value ?? {}) as { readonly blocks?: readonly unknown[] } // lint tells where they are none
  const called = useBlockName(kit, value)
  const after = (index: number) => {
    const name = `after ${index}: ${called(`/blocks/${index - 1}`) ?? ''}`
    return index === blocks.length
      ? `At the end, ${name}`
      : name.charAt(0).toUpperCase() + name.slice(1)
  }
  if (blocks.length === 0) return null
  return (
    <p className="gallery-place">
      <label htmlFor={id}>Where it comes</label>
      <select
        id={id}
        className="view-select"
        value={at}
        onChange={(event) => choose(Number(event.target.value))}
      >
        <option value={0}>At the top of the page</option>
        {blocks.map((_block, index) => (
          <option key={index} value={index + 1}>
            {after(index + 1)}
          </option>
        ))}
      </select>
    </p>
  )
}
