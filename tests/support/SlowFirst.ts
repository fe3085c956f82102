import { statSync } from 'node:fs'
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node'

/** Files that take long however short they are. The last lines of `npm test` tell which these are. */
export const slow =
  /(?:early|lighthouse|screenshots|axe|answers|trim|preview|formStates|weight|gallery|made|studio\/\w+|engines\w+|oldest)\.e2e\.ts$|(?:made|sharedDocuments|mutations|cacheFile|mergeProperty|package|ownParts|buildPlace|edits|leadsCommand|serveFrom|reviewCommand|hostile|publish|server(?:Database|Trouble|Shared|Health))\.test\.ts$/

/** Begins with the slow files, so that none of them runs alone at the end while the other core rests; then the longest first. */
export class SlowFirst implements TestSequencer {
  constructor(private readonly vitest: Pick<Vitest, 'config'>) {}

  sort(files: TestSpecification[]): TestSpecification[] {
    const weight = ({ moduleId }: TestSpecification) =>
      (slow.test(moduleId) ? 1e9 : 0) + statSync(moduleId).size
    return [...files].sort((one, other) => weight(other) - weight(one))
  }

  /** One of several machines' parts: every file is in exactly one, and slow files are spread evenly. */
  shard(files: TestSpecification[]): TestSpecification[] {
    const { index, count } = this.vitest.config.shard ?? { index: 1, count: 1 }
    return this.sort(files).filter((_, at) => at % count === index - 1)
  }
}
