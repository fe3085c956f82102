import { textsOf } from '../../../../content/lint/findings/wholeMessage.ts'
import { errorMessage } from '../../../../core/text/errorMessage.mjs'
import { buildSite } from '../../../../site/build/buildSite.ts'
import { officeDay } from '../../../../site/store/officeDay.ts'
import type { AuthoringKit } from '../../../workspace/AuthoringKit.ts'
import type { Workspace } from '../../../workspace/workspace.ts'

/** Builds the site as `npm run build` does; gives why it can't be built, in words. */
export const buildForVisitors =
  ({ root, engine }: Pick<Workspace, 'root' | 'engine'>, kit: () => AuthoringKit) =>
  async (): Promise<string | undefined> => {
    try {
      const { ok, lint } = await buildSite({
        kit: kit(),
        root,
        engine,
        env: process.env,
        asOf: officeDay(root, Date.now()),
      })
      return ok
        ? undefined
        : lint.findings
            .flatMap((finding) => (finding.severity === 'error' ? textsOf(finding).message : []))
            .join('\n')
    } catch (error) {
      return errorMessage(error)
    }
  }
