import { Box, Flex, Heading, Text } from '@radix-ui/themes'
import { useParams } from 'react-router-dom'
import type { Catalogue } from '../../gallery/catalogue.ts'
import { CopyButton } from './CopyButton.tsx'
import { ExampleFrame } from './ExampleFrame.tsx'
import { KeyTable } from './KeyTable.tsx'
import { SchemeChoice, useScheme } from './SchemeChoice.tsx'

/** One block: what it is for, its examples as they look and as they are written, its keys. */
export const GalleryBlock = ({ catalogue }: { catalogue: Catalogue }) => {
  const { type } = useParams()
  const [scheme, setScheme] = useScheme()
  const block = catalogue.blocks.find((known) => known.type === type)
  if (!block) return <Text as="p">There is no block “{type}”.</Text>
  return (
    <Flex direction="column" gap="5">
      <Flex justify="between" align="start" gap="4">
        <Box>
          <Heading size="5" as="h2">
            {block.type}
          </Heading>
          <Text as="p">{block.description}</Text>
        </Box>
        <SchemeChoice scheme={scheme} onChoose={setScheme} />
      </Flex>
      {block.examples.map((example, index) => (
        <Flex direction="column" gap="2" key={`${block.type} ${index}`}>
          <ExampleFrame
            src={`/~gallery/blocks/${block.type}?example=${index}&scheme=${scheme}`}
            title={`${block.type}, example ${index + 1}`}
          />
          <Flex gap="3" align="start">
            <CopyButton text={example} label="Copy JSON" />
            <details className="gallery-source">
              <summary>Show JSON</summary>
              <pre>{example}</pre>
            </details>
          </Flex>
        </Flex>
      ))}
      <KeyTable keys={block.keys} />
    </Flex>
  )
}
