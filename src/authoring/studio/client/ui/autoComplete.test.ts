import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The opening tags of text fields in a source, from their name to their end; arrows within them end no tag. */
const fieldsIn = (source: string): string[] =>
  [...source.matchAll(/<TextField\.Root(?:[^>]|=>)*>/g)].map(([tag]) => tag)

it('every text field of the studio sets autoComplete so that the browser suggests nothing', () => {
  const found = Object.entries(sources).flatMap(([path, source]) =>
    fieldsIn(source).map((tag) => ({ path, tag })),
  )
  expect(found.length).toBeGreaterThan(15)
  const offering = found.filter(({ tag }) => !/autoComplete=|type="(?:date|time)"/.test(tag))
  expect(offering.map(({ path, tag }) => `${path}: ${tag.slice(0, 80)}`)).toEqual([])
})
