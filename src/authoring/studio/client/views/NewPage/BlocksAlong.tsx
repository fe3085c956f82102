import { Button } from '@radix-ui/themes'
import { isObject } from '../../../../../core/document/isObject.ts'
import { standardSchemaKit } from '../../../../../kits/standard/schemaKit.ts'
import { useSiteKit } from '../../store/useSiteKit.ts'
import { useDocument, usePages } from '../../store/useStudio.ts'
import { useBlockName } from '../../ui/useBlockName.ts'

type Props = {
  readonly route: string
  readonly without: readonly number[]
  readonly leave: (blocks: readonly number[]) => void
}

/** What of a page comes along with its copy, block by block. The first one, which says what the page is about, always does. */
export const BlocksAlong = ({ route, without, leave }: Props) => {
  const page = usePages().find((one) => one.route === route)
  const document = useDocument(page?.path)?.value
  const kit = useSiteKit()
  const called = useBlockName(kit ?? standardSchemaKit, document)
  const blocks: unknown = isObject(document) ? document['blocks'] : undefined
  if (!kit || !Array.isArray(blocks) || blocks.length < 3) return null
  const all = blocks.map((_, index) => index)
  const tick = (index: number, isOn: boolean) =>
    leave(all.filter((one) => (one === index ? !isOn : without.includes(one))))
  return (
    <fieldset className="new-page-along">
      <legend>What comes along</legend>
      <ul>
        {all.map((index) => (
          <li key={index}>
            <label>
              <input
                type="checkbox"
                disabled={index === 0}
                checked={!without.includes(index)}
                onChange={({ target }) => tick(index, target.checked)}
              />
              {called(`/blocks/${index}`) ?? `Block ${index + 1}`}
            </label>
          </li>
        ))}
      </ul>
      <Button
        type="button"
        size="1"
        variant="soft"
        color="gray"
        highContrast
        onClick={() => leave(without.length === 0 ? all.slice(1) : [])}
      >
        {without.length === 0 ? 'Untick all' : 'Tick all'}
      </Button>
    </fieldset>
  )
}
