import { readdirSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'
import {
  assetFolder,
  bareNotFound,
  dialogFolder,
  engineFiles,
  engineFolders,
} from '../../../src/core/document/addresses.ts'

const home = 'src/core/document/addresses.ts'
/** The folder of the authoring pages' own build, which lies below `/~assets/`. */
const others = ['src/authoring/workspace/authoringFiles.ts']

const owned = new Set(
  [assetFolder, dialogFolder, ...engineFolders, ...engineFiles].flatMap((address) => [
    address,
    ...(address === bareNotFound ? [] : [address.slice(1)]),
  ]),
)

/** What of a text would name one of the engine's addresses, whatever it is a part of: a pattern, a path, a route of a server. */
const core = (text: string): string => text.replace(/^["~^]+|["*]+$|:id$/g, '')

/** The texts of a source, those of templates in their parts, and what its regular expressions look for. */
const textsIn = (path: string): string[] => {
  const texts: string[] = []
  const visitor = new Visitor({
    Literal: (node) => {
      if ('regex' in node)
        texts.push(
          ...[...owned].filter(
            (address) =>
              address.startsWith('/') && node.regex.pattern.replaceAll('\\', '').includes(address),
          ),
        )
      else if (typeof node.value === 'string') texts.push(node.value)
    },
    TemplateElement: ({ value }) => {
      texts.push(...value.raw.split(/\s/))
    },
  })
  visitor.visit(parseSync(path, readFileSync(path, 'utf8')).program)
  return texts
}

describe('the engine’s reserved addresses', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path}`)
    .filter(
      (path) =>
        /(?<!\.test|\.table|\.d)\.tsx?$/.test(path) && path !== home && !others.includes(path),
    )

  it('are written only in src/core/document/addresses.ts', () => {
    const found = sources.flatMap((path) =>
      textsIn(path).flatMap((text) => (owned.has(core(text)) ? [`${path}: ${text}`] : [])),
    )
    expect(sources.length).toBeGreaterThan(300)
    expect(found).toEqual([])
  })
})
