import type {
  PublishAnswer,
  PublishDone,
  PublishRequest,
  PublishTicks,
  VersionAnswer,
  VersionsAnswer,
} from '../../src/authoring/studio/protocol/publishing.ts'
import type { Timeouts } from '../../src/site/git/remoteTip.ts'
import { type Studio, startStudio } from './studio.ts'

let count = 0

/** A studio on a site, as its views ask it. */
export const openPublishing = async (root: string, timeout?: Timeouts) => {
  const studio: Studio = await startStudio(root, timeout ? { timeout } : {})
  return {
    studio,
    set: async (file: string, pointer: string, value: unknown) => {
      const { hash } = await studio.document(file)
      const done = await studio.tell('change', {
        label: `Changed ${pointer}`,
        base: { [file]: hash },
        edits: [{ kind: 'set', file, pointer, value }],
      })
      if (!done.done) throw new Error(done.why)
    },
    state: (ticks: Partial<PublishTicks> = {}) =>
      studio.ask<PublishAnswer>(
        `publish?ticks=${encodeURIComponent(JSON.stringify({ mine: {}, others: {}, ...ticks }))}`,
      ),
    publish: async (more: Partial<PublishRequest> = {}): Promise<PublishDone> => {
      count += 1
      const asked = {
        way: 'publish',
        summary: 'The repair costs more',
        name: 'Asha',
        email: 'asha@spoke.shop',
        also: [],
        without: [],
        commits: false,
        choices: {},
        ...more,
      }
      return (await (
        await studio.post('publish', { id: `publish ${count}`, ...asked })
      ).json()) as PublishDone // the protocol
    },
    versions: (query = '') => studio.ask<VersionsAnswer>(`versions${query}`),
    version: (id: string) => studio.ask<VersionAnswer>(`version?id=${id}`),
    back: (version: string, what: object) => studio.tell('bring-back', { version, what }),
  }
}
export type Publishing = Awaited<ReturnType<typeof openPublishing>>
