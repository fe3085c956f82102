import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Site } from '../src/core/kit/Site.ts'
import { buildModel } from '../src/core/model/site/buildModel.ts'
import { standardKit } from '../src/kits/standard/kit.ts'
import { blockFiles } from '../src/site/build/pages/blockFiles.ts'
import { socialPictures } from '../src/site/build/pictures/socialPictures.ts'
import { readSite } from '../src/site/store/readSite.ts'
import type { Row } from './row.ts'

/** How many pictures a site has, and how long they take, in milliseconds. */
const drawAll = async (
  site: Site,
  root: string,
  cache: string,
): Promise<{ count: number; ms: number }> => {
  const started = performance.now()
  let count = 0
  for await (const _ of socialPictures(site, {
    readAsset: (path) => readFileSync(join(root, path)),
    cache,
  }))
    count += 1
  return { count, ms: performance.now() - started }
}

/** What pictures and search add to a build of the site in `root`: pictures drawn and taken from the cache, by page; the index. */
export const measureFound = async (root: string): Promise<Row[]> => {
  const site = buildModel(standardKit, readSite(root))
  const cache = mkdtempSync(join(tmpdir(), 'broadsheet-pictures-'))
  try {
    const cold = await drawAll(site, root, cache)
    const warm = await drawAll(site, root, cache)
    const started = performance.now()
    const bytes = blockFiles(standardKit, site).reduce(
      (sum, { content }) => sum + (content?.length ?? 0),
      0,
    )
    const note = `${cold.count} pictures`
    return [
      {
        name: 'social picture, cold, a page',
        value: cold.ms / Math.max(cold.count, 1),
        unit: 'ms',
        note,
      },
      {
        name: 'social picture, warm, a page',
        value: warm.ms / Math.max(warm.count, 1),
        unit: 'ms',
        note,
      },
      {
        name: 'search index',
        value: performance.now() - started,
        unit: 'ms',
        note: `${Math.round(bytes / 1000)} kB before compression`,
      },
    ]
  } finally {
    rmSync(cache, { recursive: true, force: true })
  }
}
