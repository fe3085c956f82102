import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readManifest } from '../../src/site/store/siteManifest.ts'
import { peerPage } from './peerPage.ts'

/** Another builder: its name, its folder in bench/peers, its program there, and what is typed after it. */
export type Peer = { readonly name: string; readonly folder: string; readonly program: string; readonly args: readonly string[] }

export const peers: readonly Peer[] = [
  { name: 'Eleventy', folder: 'eleventy', program: 'node_modules/@11ty/eleventy/cmd.cjs', args: ['--quiet'] },
  { name: 'Astro', folder: 'astro', program: 'node_modules/astro/astro.js', args: ['build', '--silent'] },
]

/** Installs a peer by its own lockfile where it is missing; the project's own packages know nothing of it. Errors: throws where npm fails. */
export const installPeer = (folder: string): void => {
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed.`)
}

/** Writes what the peers make their pages of: the words and links of each page that is built in `dist`, and one frame for all. */
export const writePeerPages = (dist: string, data: string, style: string): void => {
  const write = (path: string, content: unknown) => {
    const file = join(data, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(content))
  }
  for (const { file } of Object.values(readManifest(dist).pages)) {
    const { header, footer, ...page } = peerPage(readFileSync(join(dist, file), 'utf8'))
    write(`pages/${file.replace(/html$/, 'json')}`, page)
    if (file === 'index.html') write('frame.json', { style, header, footer })
  }
}
