import type { ToldFile } from '../../content/changes/told.ts'
import type { Finding } from '../../content/lint/types/finding.ts'
import { englishNameOf } from '../../core/document/englishNameOf.ts'
import { isBehind } from './isBehind.ts'

/** A translation of a document that has changed: it has changed too and is said to be right, or that is not said of all of it, or it says what its original no longer does. */
export type Translation = {
  readonly file: string
  readonly language: string
  readonly is: 'changed' | 'unconfirmed' | 'stale'
}

type Given = {
  /** The tags of the site's languages, the main one first. */
  readonly languages: readonly string[]
  readonly files: readonly Pick<ToldFile, 'file'>[]
  readonly came: readonly Pick<Finding, 'file' | 'rule'>[]
}

/** What has become of the translations of a document that has changed; of those with nothing to say of, nothing. Empty for a translation. Pure. */
export const translationsOf = (
  file: string,
  { languages: [, ...further], files, came }: Given,
): Translation[] => {
  if (further.some((tag) => file.startsWith(`pages/${tag}/`))) return []
  return further.flatMap((tag): Translation[] => {
    const other = file.replace(/^pages\//, `pages/${tag}/`)
    const isStale = came.some((finding) => isBehind(finding) && finding.file === other)
    const isChanged = files.some((told) => told.file === other)
    if (!isStale && !isChanged) return []
    return [
      {
        file: other,
        language: englishNameOf(tag),
        is: !isStale ? 'changed' : isChanged ? 'unconfirmed' : 'stale',
      },
    ]
  })
}

const states = {
  changed: 'has changed too',
  unconfirmed: 'has changed too, and nobody has said yet that all of it is right',
  stale: 'has not followed',
} as const

/** The same in words: "Hindi has not followed (pages/hi/about.json)". */
export const sayTranslation = ({ file, language, is }: Translation): string =>
  `${language} ${states[is]} (${file})`
