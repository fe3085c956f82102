import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { buildWith } from '../../../src/site/server/pull/buildInto.ts'
import { temporaryFolder } from '../../support/builtSite.ts'

/** Programs that stand in for the command, in processes: what they inherit and how long they live is the question. */
const folder = temporaryFolder()
afterAll(folder.remove)
const program = (source: string) => {
  const path = join(folder.path, 'program.mjs')
  writeFileSync(path, source)
  return path
}
const never = new AbortController().signal

it('a build of a fetched branch inherits no passwords from the environment', async () => {
  vi.stubEnv('LEADS_URL', 'postgres://firm:secret@db/leads')
  vi.stubEnv('SMTP_URL', 'smtps://firm:secret@mail')
  vi.stubEnv('LEADS_WEBHOOK', 'https://hook.example/secret')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  vi.stubEnv('SITE_ORIGIN', 'https://www.example.com')
  const show = program('console.error(JSON.stringify(process.env)); process.exit(1)')
  const { said } = await buildWith(show)('.', 'out', '2026-11-27', never)
  vi.unstubAllEnvs()
  expect(said).toContain('"SITE_ORIGIN":"https://www.example.com"')
  expect(said).not.toContain('secret')
})

it('a build that exceeds its time limit is ended and reported', async () => {
  const endless = program('setInterval(() => {}, 1000)')
  expect(await buildWith(endless, 200)('.', 'out', '2026-11-27', never)).toEqual({
    ok: false,
    said: 'The build took longer than 0.2 seconds and was ended.',
  })
})
