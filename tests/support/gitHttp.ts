import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'

const backend = join(
  execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(),
  'git-http-backend',
)

/** Hands a request to git's own program for http, as a web server does. */
const serve = (
  repository: string,
  user: string,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
  const child = spawn(backend, {
    env: {
      ...process.env,
      GIT_PROJECT_ROOT: dirname(repository),
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      REMOTE_USER: user,
    },
  })
  request.pipe(child.stdin)
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  child.on('close', () => {
    const all = Buffer.concat(parts)
    const end = all.indexOf('\r\n\r\n')
    for (const line of all.subarray(0, end).toString().split('\r\n')) {
      const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? []
      if (name === 'Status') response.statusCode = Number.parseInt(value, 10)
      else if (name) response.setHeader(name, value)
    }
    response.end(all.subarray(end + 4))
  })
}

/** A host of git over http: `asha` with the word `open sesame` writes, `guest` with it reads, everybody else is asked who they are. Says who came. */
export const gitHttp = async (repository: string) => {
  const came: string[] = []
  const server = createServer((request, response) => {
    const [user = '', word] = Buffer.from(
      /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '',
      'base64',
    )
      .toString()
      .split(':')
    came.push(user)
    if (word !== 'open sesame') {
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="git"' }).end()
      return
    }
    if (user === 'guest' && /receive-pack/.test(request.url ?? '')) {
      response.writeHead(403).end('Guests read.\n')
      return
    }
    serve(repository, user, request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    address: `http://127.0.0.1:${port}/site.git`,
    came,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
