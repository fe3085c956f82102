import { Box, Flex, Heading, Text } from '@radix-ui/themes'
import { NavLink, useParams } from 'react-router-dom'
import type { Catalogue } from '../../gallery/catalogue.ts'
import { ExampleFrame } from './ExampleFrame.tsx'
import { SchemeChoice, useScheme } from './SchemeChoice.tsx'

/** One form of the site in each state, one at a time: a form that tells of a failure takes the focus. Nothing is sent anywhere. */
export const GalleryForm = ({ catalogue }: { catalogue: Catalogue }) => {
  const { name, state = catalogue.states[0]?.name } = useParams()
  const [scheme, setScheme] = useScheme()
  const form = catalogue.forms.find((known) => known.name === name)
  const shown = catalogue.states.find((known) => known.name === state)
  if (!form || !shown) return <Text as="p">There is no form “{name}” in this state.</Text>
  return (
    <Flex direction="column" gap="4">
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
      <nav aria-label="States" className="gallery-states">
        {catalogue.states.map((known) => (
          <NavLink
            key={known.name}
            to={`/_gallery/forms/${form.name}/${known.name}?scheme=${scheme}`}
            aria-current={known === shown ? 'page' : undefined}
          >
            {known.name}
          </NavLink>
        ))}
      </nav>
      <Heading size="3" as="h3">
        {shown.name}
      </Heading>
      <Text as="p" color="gray">
        {shown.what}
      </Text>
      <ExampleFrame
        src={`/~gallery/forms/${form.name}/${shown.name}?scheme=${scheme}`}
        title={`${form.name}: ${shown.name}`}
      />
    </Flex>
  )
}
