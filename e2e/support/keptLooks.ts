import { existsSync, readFileSync } from 'node:fs'
import { writeWhole } from '../../src/site/store/writeWhole.ts'
import type { Part, Picture } from './picture.ts'

/** `npm run looks` takes the present look as the right one. */
export const update = process.env['UPDATE_LOOKS'] === '1'

type List = {
  readonly routes: Readonly<Record<string, string>>
  readonly parts: Record<string, readonly Part[]>
}

/**
 * How pages look, kept in a folder: a picture an eighth as wide of each page at each width, and in `parts.json` which pages these are, by a
 * name of their own, and where their parts stand. A folder that is not there keeps nothing.
 */
export const keptLooks = (folder: string) => {
  const list = `${folder}/parts.json`
  const { routes, parts } = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as List)
    : { routes: {}, parts: {} } // our own file
  const fileOf = (name: string) => `${folder}/${name}.webp`
  return {
    routes: Object.entries(routes),
    remaining: (name: string, width: number): Picture => ({
      url: `data:image/webp;base64,${readFileSync(fileOf(name)).toString('base64')}`,
      width,
      parts: parts[name] ?? [],
    }),
    keep: (name: string, picture: Picture) => {
      writeWhole(fileOf(name), Buffer.from(picture.url.split(',')[1] ?? '', 'base64'))
      parts[name] = picture.parts
    },
    /** Writes where the parts stand, a line for each page and width. */
    save: () => {
      const lines = Object.entries(parts).map(
        ([name, own]) => `    ${JSON.stringify(name)}: ${JSON.stringify(own)}`,
      )
      const named = Object.entries(routes).map(
        ([name, route]) => `    ${JSON.stringify(name)}: ${JSON.stringify(route)}`,
      )
      writeWhole(
        list,
        `{\n  "routes": {\n${named.join(',\n')}\n  },\n  "parts": {\n${lines.join(',\n')}\n  }\n}\n`,
      )
    },
  }
}
