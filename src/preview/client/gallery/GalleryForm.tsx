import { Box, Flex, Heading, Text } from '@radix-ui/themes'
import { useParams } from 'react-router-dom'
import type { Catalogue } from '../../gallery/catalogue.ts'
import { ExampleFrame } from './ExampleFrame.tsx'
import { SchemeChoice, useScheme } from './SchemeChoice.tsx'

/** One form of the site in every state. Nothing is sent anywhere. */
export const GalleryForm = ({ catalogue }: { catalogue: Catalogue }) => {
  const { name } = useParams()
  const [scheme, setScheme] = useScheme()
  const form = catalogue.forms.find((known) => known.name === name)
  if (!form) return <Text as="p">There is no form “{name}”.</Text>
  return (
    <Flex direction="column" gap="6">
      <Flex justify="between" align="start" gap="4">
        <Box>
          <Heading size="5" as="h2">
            {form.name}
          </Heading>
          <Text as="p">
            From {form.file}, in {catalogue.states.length} states. Nothing is sent anywhere.
          </Text>
        </Box>
        <SchemeChoice scheme={scheme} onChoose={setScheme} />
      </Flex>
      {catalogue.states.map((state) => (
        <Flex direction="column" gap="2" key={state.name}>
          <Heading size="3" as="h3" id={state.name}>
            {state.name}
          </Heading>
          <Text as="p" color="gray">
            {state.what}
          </Text>
          <ExampleFrame src={`/~gallery/forms/${form.name}/${state.name}?scheme=${scheme}`} title={`${form.name}: ${state.name}`} />
        </Flex>
      ))}
    </Flex>
  )
}
