import { Flex, Heading, Text } from '@radix-ui/themes'
import { NavLink, Route, Routes } from 'react-router-dom'
import type { Catalogue } from '../../gallery/catalogue.ts'
import { useJson } from '../useJson.ts'
import { GalleryBlock } from './GalleryBlock.tsx'
import { GalleryForm } from './GalleryForm.tsx'

const Group = ({ heading, to, names }: { heading: string; to: string; names: readonly string[] }) => (
  <section>
    <Heading size="2" as="h3" mb="1">
      {heading}
    </Heading>
    <ul className="authoring-pages">
      {names.map((name) => (
        <li key={name}>
          <NavLink to={`/_gallery/${to}/${name}`}>{name}</NavLink>
        </li>
      ))}
    </ul>
  </section>
)

/** Every block with its examples, every form in every state; all of it from schemas, examples and the site's own forms. */
export const Gallery = () => {
  const catalogue = useJson<Catalogue>('/~api/gallery')
  if (!catalogue) return <Text as="p">Reading the blocks …</Text>
  return (
    <div className="gallery">
      <nav aria-label="Gallery" className="gallery-list">
        <Group heading="Blocks" to="blocks" names={catalogue.blocks.map(({ type }) => type)} />
        <Group heading="Forms" to="forms" names={catalogue.forms.map(({ name }) => name)} />
      </nav>
      <div className="gallery-shown">
        <Routes>
          <Route path="blocks/:type" element={<GalleryBlock catalogue={catalogue} />} />
          <Route path="forms/:name" element={<GalleryForm catalogue={catalogue} />} />
          <Route
            path="*"
            element={
              <Flex direction="column" gap="2">
                <Heading size="5" as="h2">
                  Gallery
                </Heading>
                <Text as="p">
                  {catalogue.blocks.length} blocks to make pages of, each with examples to copy, and {catalogue.forms.length} forms in {catalogue.states.length}{' '}
                  states.
                </Text>
              </Flex>
            }
          />
        </Routes>
      </div>
    </div>
  )
}
