import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './freePort.ts'

/** The nginx of this machine: the set-up of the tests names one where it can. */
export const nginxPath: string | undefined = [process.env['NGINX_PATH'], '/usr/sbin/nginx'].find(
  (path) => path !== undefined && existsSync(path),
)

export type Nginx = { readonly address: string; readonly stop: () => Promise<void> }

/** Runs nginx with what stands in its `http` block. `listen 80` becomes a free port. Throws with nginx's own words where it doesn't start. */
export const startNginx = async (folder: string, http: string): Promise<Nginx> => {
  const port = await freePort()
  const home = join(folder, 'nginx')
  mkdirSync(home, { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/${name};`)
    .join('\n')
  writeFileSync(
    join(home, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1; daemon off; pid ${home}/pid; error_log ${home}/error.log;
events { worker_connections 1024; }
http {
${temporary}
access_log off; sendfile on; keepalive_requests 1000000; open_file_cache max=1000 inactive=60s;
${http.replace('listen 80;', `listen 127.0.0.1:${port};`)}
}\n`,
  )
  const child = spawn(
    nginxPath ?? 'nginx',
    ['-c', join(home, 'nginx.conf'), '-p', home, '-e', join(home, 'error.log')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let words = ''
  child.stderr.on('data', (chunk) => {
    words += chunk
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const address = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${words}`)
    const answers = await fetch(address).then(
      () => true,
      () => false,
    )
    if (answers) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    address,
    stop: async () => {
      child.kill('SIGQUIT')
      await ended
    },
  }
}
