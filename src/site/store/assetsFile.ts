import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Asset, Sources } from '../../core/document/sources.ts'
import type { Engine } from '../../core/engine/Engine.ts'
import { digest } from './digest.ts'
import { writeWhole } from './writeWhole.ts'

/** What was read of a site's assets the last time, by this engine: sizes of pictures, and what drawings hold, for which each is parsed. */
export type AssetsFile = {
  /** For `readSite`, which takes of it what has not changed since. */
  readonly before: Sources | undefined
  /** Never throws: what can't be kept costs time and nothing else. */
  readonly save: (assets: readonly Asset[]) => void
}

/** The file of a site; nothing is kept where the engine has no stamp. */
export const assetsFileOf = (
  root: string,
  { cache, stamp }: Pick<Engine, 'cache' | 'stamp'>,
): AssetsFile => {
  if (!stamp) return { before: undefined, save: () => {} }
  const path = join(cache, 'broadsheet-analyses', `${digest(root)}.assets.json`)
  const written = textIn(path)
  return {
    before: assetsIn(written, stamp),
    save: (assets) => {
      const text = JSON.stringify({ stamp, assets })
      if (text === written) return
      try {
        writeWhole(path, text)
      } catch {
        // see above
      }
    },
  }
}

const textIn = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const assetsIn = (text: string, stamp: string): Sources | undefined => {
  try {
    const kept = JSON.parse(text) as { stamp: string; assets: Asset[] } // this engine's own where the stamp is
    return kept.stamp === stamp ? { files: [], assets: kept.assets } : undefined
  } catch {
    return undefined // missing, or cut off by a kill
  }
}
