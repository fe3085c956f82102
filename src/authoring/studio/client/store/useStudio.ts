import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { ListedDocument, ShownFinding } from '../../../workspace/overview.ts'
import type { HistoryAnswer, Names } from '../../protocol/requests.ts'
import { findingsIn, lackingIn } from './findingsIn.ts'
import type { Studio } from './Studio.ts'
import type { OpenDocument, StudioState } from './StudioState.ts'

/** A page of the site, for those who choose one. */
export type ListedPage = Pick<ListedDocument, 'path' | 'title' | 'draft'> & {
  readonly route: string
}

export const StudioContext = createContext<Studio | undefined>(undefined)

/** All that an author can do; it stays the same from one drawing to the next. */
export const useStudio = (): Studio => {
  const studio = useContext(StudioContext)
  if (!studio) throw new Error('There is no studio around this part.')
  return studio
}

/** A part of the state; renders again when just that has changed. `select` returns a part of the state itself, not a new object. */
export const useStudioState = <Part>(select: (state: StudioState) => Part): Part =>
  useStore(useStudio(), select)

/** A document, with what is not saved yet; undefined until it has come, and where there is none. */
export const useDocument = (file: string | undefined): OpenDocument | undefined => {
  const studio = useStudio()
  useEffect(() => {
    if (file !== undefined) studio.open(file)
  }, [studio, file])
  return useStudioState(({ documents }) => (file === undefined ? undefined : documents.get(file)))
}

const pagesIn = (documents: readonly ListedDocument[]): ListedPage[] =>
  documents.flatMap(({ path, route, title, draft }) =>
    route === undefined || path.startsWith('pages/_')
      ? []
      : [{ path, route, title: title || path, draft }],
  )

/** The pages of the site, in the order of their files. */
export const usePages = (): readonly ListedPage[] => {
  const documents = useStudioState(({ overview }) => overview?.documents)
  return useMemo(() => pagesIn(documents ?? []), [documents])
}

/** What is found in a document; drawn again when that is something else, whatever is found in others. */
export const useFindings = (file: string | undefined): readonly ShownFinding[] =>
  useStudioState(({ overview }) => findingsIn(overview?.findings, file))

/** What the translations of a document lack of it, likewise. */
export const useLacking = (file: string | undefined): readonly ShownFinding[] =>
  useStudioState(({ overview }) => lackingIn(overview?.findings, file))

/** What documents may name; undefined until it is here. */
export const useNames = (): Names | undefined => useQuery(useStudio().queries.names).data

export const useHistory = (): HistoryAnswer | undefined =>
  useQuery(useStudio().queries.history).data
