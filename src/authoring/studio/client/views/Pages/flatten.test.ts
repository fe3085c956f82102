import { expect, test } from 'vitest'
import type { PageNode } from '../../../../../content/commands/pages/pageTree.ts'
import { foundPages } from './flatten.ts'

const node = (name: string, below: readonly PageNode[] = []): PageNode => ({
  route: `/${name}`,
  file: '',
  title: name,
  name,
  draft: false,
  waits: false,
  kind: 'plain',
  languages: [],
  below,
})

test('pages with a word that begins with the query rank before matches inside words', () => {
  const groups = [
    {
      heading: 'Services',
      nodes: [
        node('Liaison Office'),
        node('Certifications', [node('ISO Certification'), node('Advisory')]),
      ],
    },
  ]
  expect(foundPages(groups, 'iso').map(({ name }) => name)).toEqual([
    'ISO Certification',
    'Liaison Office',
    'Advisory',
  ])
  expect(foundPages(groups, 'office liais').map(({ name }) => name)).toEqual(['Liaison Office'])
})
