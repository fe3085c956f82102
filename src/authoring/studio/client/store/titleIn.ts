import type { ListedDocument } from '../../../workspace/overview.ts'

/** The title of a document; undefined where it has none. */
export const titleIn = (
  documents: readonly ListedDocument[] | undefined,
  path: string,
): string | undefined => documents?.find((one) => one.path === path)?.title || undefined
