import { Flex, Link, Text } from '@radix-ui/themes'
import type { ListedDocument } from '../overview.ts'
import { editorAddress } from './FindingCard.tsx'
import type { Drawn } from './useDrawn.ts'

type Props = { readonly root: string; readonly drawn: Drawn | undefined; readonly document: ListedDocument | undefined; readonly block: number | undefined }

/** Tells which block of which file and line is under the pointer; the link opens the editor there. */
export const Strip = ({ root, drawn, document, block }: Props) => {
  const file = document?.path ?? drawn?.file
  const place = block === undefined ? undefined : drawn?.blocks[block]
  return (
    <Flex asChild align="center" gap="3" px="3" className="authoring-strip">
      <footer>
        {file ? (
          <Text size="2">
            <Link href={editorAddress(root, file, place?.line ?? 1)}>
              {file}
              {place ? `:${place.line}` : ''}
            </Link>
          </Text>
        ) : (
          <Text size="2">There is no page at this address.</Text>
        )}
        <Text size="2" color="gray">
          {place ? `block ${(block ?? 0) + 1}: ${place.type}` : file ? 'Point at a part of the page to see where it is written.' : ''}
        </Text>
      </footer>
    </Flex>
  )
}
