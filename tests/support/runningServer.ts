import { type IncomingHttpHeaders, type RequestOptions, request as send } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { ourRules } from '../../src/render/fields/modules.ts'
import type { RenderFormPage } from '../../src/site/server/formAnswer.ts'
import { type RunningServer, serveSite, siteIn } from '../../src/site/server/serveSite.ts'
import { readSettings } from '../../src/site/server/settings.ts'
import type { SiteManifest } from '../../src/site/store/siteManifest.ts'
import { writeBuiltSite } from './builtSite.ts'

export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}
export type TestServer = RunningServer & {
  readonly lines: readonly string[]
  readonly get: (
    path: string,
    options?: RequestOptions & { body?: string | Buffer },
  ) => Promise<Answer>
  readonly raw: (text: string) => Promise<string>
}

/** Shows what the form's page was given: the typed data and the errors, as JSON in its place. */
const showEverything: RenderFormPage = (html, form, values, errors) =>
  `${html}<!-- ${JSON.stringify({ form: form.name, values, errors })} -->`

/** Serves a small built site in `folder` on a free port. */
export const startServer = async (
  folder: string,
  env: Record<string, string> = {},
  manifest: Partial<SiteManifest> = {},
  renderFormPage = showEverything,
): Promise<TestServer> => {
  const dir = join(folder, 'dist')
  writeBuiltSite(dir, manifest)
  const lines: string[] = []
  const server = await serveSite({
    site: siteIn(dir),
    root: folder,
    settings: readSettings({ PORT: '0', ...env }),
    renderFormPage,
    rules: ourRules,
    report: (line) => lines.push(line),
  })
  const { hostname, port } = new URL(server.address)
  const get: TestServer['get'] = (path, { body, ...options } = {}) =>
    new Promise((resolve, reject) => {
      const request = send({ hostname, port, path, agent: false, ...options }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      })
      request.on('error', reject)
      request.end(body)
    })
  const raw: TestServer['raw'] = (text) =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(text))
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1')
      })
      socket.on('error', reject)
      socket.on('close', () => resolve(answer))
    })
  return { ...server, lines, get, raw }
}
