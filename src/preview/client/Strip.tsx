import { Flex, Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import type { ListedDocument } from '../overview.ts'
import { EditorLink } from './EditorLink.tsx'
import type { Drawn } from './useDrawn.ts'

type Props = {
  readonly root: string
  readonly drawn: Drawn | undefined
  readonly document: ListedDocument | undefined
  readonly block: number | undefined
  readonly children: ReactNode
}

/** Tells which block of which file and line is under the pointer; the link opens the editor there. */
export const Strip = ({ root, drawn, document, block, children }: Props) => {
  const file = document?.path ?? drawn?.file
  const place = block === undefined ? undefined : drawn?.blocks[block]
  return (
    <Flex asChild align="center" gap="3" px="3" className="authoring-strip">
      <footer>
        {file ? (
          <Text size="2">
            <EditorLink root={root} file={file} line={place?.line ?? 1} label={place ? `${file}:${place.line}` : file} />
          </Text>
        ) : (
          <Text size="2">There is no page at this address.</Text>
        )}
        <Text size="2" color="gray">
          {place ? `block ${(block ?? 0) + 1}: ${place.type}` : file ? 'Point at a part of the page to see where it is written.' : ''}
        </Text>
        <Flex align="center" gap="3" ml="auto">
          {children}
        </Flex>
      </footer>
    </Flex>
  )
}
