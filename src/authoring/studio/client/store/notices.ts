import type { StoreApi } from 'zustand'
import type { Notice, Question, StudioState } from './StudioState.ts'

/** What the author reads at the foot of the studio, and what they are asked. */
export const createNotices = (store: StoreApi<StudioState>) => {
  let count = 0
  return {
    notify: (text: string, kind: Notice['kind'] = 'done', canUndo = false): void => {
      count += 1
      store.setState({ notice: { id: count, text, kind, canUndo } })
    },
    dismiss: (): void => store.setState({ notice: undefined }),
    /** Asks before anything else happens; `undefined` once the question is answered or left. */
    showQuestion: (question: Question | undefined): void => store.setState({ question }),
    /** The author removed a fact on purpose. */
    confirmRemoval: (): void => store.setState({ cut: undefined }),
  }
}
export type Notices = ReturnType<typeof createNotices>
