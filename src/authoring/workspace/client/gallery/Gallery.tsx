import { Flex, Heading, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { NavLink, Route, Routes } from 'react-router-dom'
import { matchesQuery } from '../../../../core/document/matchesQuery.ts'
import type { Catalogue } from '../../gallery/catalogue.ts'
import { useJson } from '../useJson.ts'
import { GalleryBlock } from './GalleryBlock.tsx'
import { GalleryForm } from './GalleryForm.tsx'

const Group = ({
  heading,
  to,
  names,
}: {
  heading: string
  to: string
  names: readonly string[]
}) => (
  <section>
    <Heading size="2" as="h2" mb="1">
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

/** The blocks that people may mean by what they have written, or all. */
const Blocks = ({ blocks }: Pick<Catalogue, 'blocks'>) => {
  const [written, setWritten] = useState('')
  const found = blocks.filter(({ type, title, knownAs, description }) =>
    matchesQuery(written, type, title, description, ...knownAs),
  )
  return (
    <>
      <label className="gallery-search">
        You want …
        <input
          type="search"
          value={written}
          placeholder="a price list, questions, opening hours"
          onChange={({ target }) => setWritten(target.value)}
        />
      </label>
      <p role="status">
        {written === ''
          ? ''
          : found.length === 0
            ? `No block is called “${written}”. Try another word.`
            : `${found.length} of ${blocks.length} blocks`}
      </p>
      <ul className="gallery-blocks">
        {found.map(({ type, title, description }) => (
          <li key={type}>
            <NavLink to={`/_gallery/blocks/${type}`}>{type}</NavLink>
            <Text as="p" size="2" color="gray">
              <strong>{title}.</strong> {description}
            </Text>
          </li>
        ))}
      </ul>
    </>
  )
}

const Overview = ({ catalogue: { blocks, forms, states } }: { catalogue: Catalogue }) => (
  <Flex direction="column" gap="3">
    <Heading size="5" as="h2">
      Gallery
    </Heading>
    <Text as="p">
      {blocks.length} blocks to make pages of, each with examples to copy, and {forms.length} forms
      in {states.length} states.
    </Text>
    <Blocks blocks={blocks} />
    <ul className="gallery-blocks">
      {forms.map(({ name, file }) => (
        <li key={name}>
          <NavLink to={`/_gallery/forms/${name}`}>The form “{name}”</NavLink>
          <Text as="p" size="2" color="gray">
            From {file}, in every state.
          </Text>
        </li>
      ))}
    </ul>
  </Flex>
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
          <Route path="forms/:name/:state?" element={<GalleryForm catalogue={catalogue} />} />
          <Route path="*" element={<Overview catalogue={catalogue} />} />
        </Routes>
      </div>
    </div>
  )
}
