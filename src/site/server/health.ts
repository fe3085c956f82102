import type { FastifyInstance } from 'fastify'
import { healthAddress } from '../../core/document/addresses.ts'
import type { Health } from '../enquiries/Health.ts'
import { formHeaders } from './formAnswer.ts'

/**
 * Answers monitoring: 200, or 503 with the reasons. What keeps a container running asks for a page instead: a server that can't store
 * enquiries still serves pages, and is not mended by being restarted. `site` says why the newest state of the site is not served: visitors lose nothing by it, so it is no failure. Nor is `warning`, which says what soon needs work.
 */
export const healthRoute =
  (health: Health, trouble: () => string | undefined) => async (app: FastifyInstance) => {
    app.get(healthAddress, async (_request, reply) => {
      const { reasons, warnings } = await health()
      reply.headers(formHeaders).code(reasons.length > 0 ? 503 : 200)
      const site = trouble()
      const warning = warnings.length > 0 ? { warning: warnings.join(' ') } : {}
      const beside = { ...warning, ...(site === undefined ? {} : { site }) }
      return reasons.length > 0
        ? { ok: false, reason: reasons.join(' '), ...beside }
        : { ok: true, ...beside }
    })
  }
