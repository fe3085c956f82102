import type { ListedDocument } from '../../../../preview/overview.ts'
import { nameOfDocument } from './nameOfDocument.ts'

const file = /\bpages\/[^\s:,;()"“”→#]+\.json(?::\d+(?:, \d+)*(?: and \d+)?)?/g

/** What lint says, for authors: documents by their titles, and no lines of files, since a button beside it leads to the place. Pure. */
export const findingInWords = (text: string, documents: readonly Pick<ListedDocument, 'path' | 'title'>[]): string =>
  text
    .replace(/: lines? \d+(?:, \d+)*(?: and \d+)?(?=\.|$)/g, '')
    .replace(file, (named) => {
      const path = named.replace(/:\d.*$/, '')
      const title = documents.find((one) => one.path === path)?.title ?? path
      return `“${nameOfDocument({ path, title })}”`
    })
    .replace(/^This document\b/, 'This page')
    .replace('mark it with "draft": true', 'make it a draft')
