import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'DECISIONS.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}

describe.each(documents)('the documentation file %s', (path) => {
  const text = readFileSync(path, 'utf8')

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|\/|mailto:|tel:)([^)#\s]+)/g)].map(
      ([, link = '']) => link,
    )
    expect(links.filter((link) => !existsSync(join(dirname(path), link)))).toEqual([])
  })

  it('names commands that exist', () => {
    const commands = [...text.matchAll(/npm run (?:--silent )?([a-z:-]+)/g)].map(
      ([, name = '']) => name,
    )
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})
