import type { Asset, Sources } from '../../../core/document/sources.ts'

const documents = import.meta.glob<string>('./exampleSite/pages/**/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const drawings = import.meta.glob<string>('./exampleSite/pages/_assets/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const pathOf = (file: string) => file.replace('./exampleSite/', '')

const assetOf = ([file, svg]: [string, string]): Asset => {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  return {
    address: pathOf(file).replace('pages/_assets', '/assets'),
    path: pathOf(file),
    bytes: svg.length,
    width: Number(width),
    height: Number(height),
  }
}

/** The site that blocks' examples stand on: a workshop that no firm's site has anything of. */
export const exampleSources = (): Sources => ({
  files: Object.entries(documents).map(([file, text]) => ({ path: pathOf(file), text })),
  assets: Object.entries(drawings).map(assetOf),
})

/** Its drawings by their address. */
export const exampleDrawings: ReadonlyMap<string, string> = new Map(
  Object.entries(drawings).map(([file, svg]) => [
    pathOf(file).replace('pages/_assets', '/assets'),
    svg,
  ]),
)
