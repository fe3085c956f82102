import type { Overview, ShownFinding } from '../../../workspace/overview.ts'

/** What lint had found in the site when the studio was opened: the version of the site that it was found in, and the ids. */
export type FoundAtFirst = { readonly version: number; readonly ids: ReadonlySet<string> }

type Findings = readonly ShownFinding[]

/** Takes up what is found; of the version that was opened lint tells in several goes. Pure. */
export const foundAtFirst = (
  known: FoundAtFirst | undefined,
  { version, findings }: Pick<Overview, 'findings'> & { readonly version: number },
): FoundAtFirst =>
  known && known.version !== version
    ? known
    : { version, ids: new Set([...(known?.ids ?? []), ...findings.map(({ id }) => id)]) }

const none: Findings = []
const counted = new WeakMap<Findings, { readonly since: FoundAtFirst; readonly found: Findings }>()

/** What was not found yet when the studio was opened; the same list for the same findings. */
export const foundSince = (findings: Findings, since: FoundAtFirst | undefined): Findings => {
  if (!since) return none
  const known = counted.get(findings)
  if (known?.since === since) return known.found
  const found = findings.filter((finding) => !since.ids.has(finding.id))
  counted.set(findings, { since, found })
  return found
}
