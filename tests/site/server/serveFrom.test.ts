import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ourRules } from '../../../src/render/fields/modules.ts'
import type { BuildInto } from '../../../src/site/server/pull/buildInto.ts'
import { followBranch } from '../../../src/site/server/pull/followBranch.ts'
import { openPulledPages } from '../../../src/site/server/pull/pulledPages.ts'
import { readPullState } from '../../../src/site/server/pull/pullState.ts'
import { readInterval, readSource } from '../../../src/site/server/pull/readSource.ts'
import { serveSite } from '../../../src/site/server/serveSite.ts'
import { readSettings } from '../../../src/site/server/settings.ts'
import { temporaryFolder, writeBuiltSite } from '../../support/builtSite.ts'
import { type GitRemote, gitRemote } from '../../support/gitRemote.ts'
import { storedLeads } from '../../support/leads.ts'
import { documents } from '../../support/littleSite.ts'
import { runCommand, startProcess } from '../../support/serverProcess.ts'

const long = process.env['LONG'] !== undefined
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const folders = () => {
  const folder = temporaryFolder()
  ends.push(folder.remove)
  const root = join(folder.path, 'server')
  mkdirSync(root)
  return { root, folder: join(root, 'data', 'pulled'), remote: gitRemote(folder.path) }
}

const title = (text: string) => ({ 'pages/title.txt': text })
const settings = (timeZone = 'Asia/Kolkata') => ({
  'pages/_site.json': JSON.stringify({ timeZone }),
})

/** Builds in no time: the small site, whose office page text what stands in `title.txt`; nothing where that text so. */
const quickBuild: BuildInto = async (root, out, asOf) => {
  const text = readFileSync(join(root, 'pages/title.txt'), 'utf8')
  if (text === 'broken')
    return {
      ok: false,
      said: 'pages/about.json:3:1  error  So.  example\n\n3 documents, 1 error, 0 warnings.\n\nNothing was built: mend the errors above first.',
    }
  writeBuiltSite(out, { asOf })
  writeFileSync(join(out, 'state.txt'), `${text} as of ${asOf}`)
  return { ok: true, said: '' }
}

/** A server that follows a branch; the clock can be set. */
const follow = async (
  { root, folder, remote }: { root: string; folder: string; remote: GitRemote },
  clock = { now: Date.now },
  build = quickBuild,
  env: Record<string, string> = {},
) => {
  const lines: string[] = []
  const report = (line: string) => void lines.push(line)
  const pages = openPulledPages(folder, { remote: remote.address, branch: 'main' })
  const followed = await followBranch({
    root,
    folder,
    pages,
    build,
    every: 100,
    report,
    now: () => clock.now(),
  })
  ends.push(followed.stop)
  const server = await serveSite({
    site: followed,
    root,
    settings: readSettings({ PORT: '0', ...env }),
    renderFormPage: (html) => html,
    rules: ourRules,
    report,
  })
  ends.push(() => server.stop(100))
  const text = async (path = '/state.txt') => (await fetch(server.address + path)).text()
  return { ...server, lines, text }
}

it('fetching a branch follows no redirect of the remote', async () => {
  const { folder } = folders()
  const serve = async (answer: (response: ServerResponse) => void) => {
    let asked = 0
    const server = createServer((_request, response) => {
      asked += 1
      answer(response)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    ends.push(() => server.close())
    const { port } = server.address() as AddressInfo // it listens on a port
    return { address: `http://127.0.0.1:${port}`, asked: () => asked }
  }
  const within = await serve((response) => response.writeHead(200).end())
  const outside = await serve((response) =>
    response.writeHead(302, { location: `${within.address}/admin` }).end(),
  )
  const pages = openPulledPages(folder, { remote: `${outside.address}/site.git`, branch: 'main' })
  await expect(pages.fetch()).rejects.toThrow('The branch main could not be fetched')
  expect([outside.asked(), within.asked()]).toEqual([1, 0])
})

describe('the source in --from', () => {
  it.each([
    '--upload-pack=touch x#main',
    'ext::sh -c touch%20x#main',
    'https://example.com/site.git',
    'https://example.com/site.git#',
    '#main',
    'a.git#--all',
    'a.git#a..b',
    'a.git#a b',
  ])('can’t be %s', (written) => {
    expect(() => readSource(written, '.')).toThrow(/^"/)
  })
  it('is an address and a branch after its last #', () => {
    expect(readSource('git@example.com:firm/site.git#release/2', '.')).toEqual({
      remote: 'git@example.com:firm/site.git',
      branch: 'release/2',
    })
    expect(readSource('src#main', '.').remote).toBe(join(process.cwd(), 'src'))
  })
  it('is polled at an interval of at most 24 hours', () => {
    expect(['60s', '5m', '24h'].map(readInterval)).toEqual([60_000, 300_000, 86_400_000])
    for (const written of ['0s', '25h', '5', 'm', '-1s'])
      expect(() => readInterval(written)).toThrow('is no time')
  })
})

describe('a server that follows a branch', () => {
  it('serves each commit that builds and reports one that doesn’t', async () => {
    const place = folders()
    place.remote.push({ ...settings(), ...title('one') })
    const server = await follow(place)
    expect(await server.text()).toMatch(/^one as of/)
    const broken = place.remote.push(title('broken')).slice(0, 7)
    await expect
      .poll(() => server.text('/~health'))
      .toBe(
        `{"ok":true,"site":"${broken} is not served: lint finds an error in it, in pages/about.json:3. What was served before stays."}`,
      )
    expect(server.lines).toContain('pages/about.json:3:1  error  So.  example')
    expect(await server.text()).toMatch(/^one as of/)
    place.remote.push(title('two'))
    await expect.poll(() => server.text()).toMatch(/^two as of/)
    await expect.poll(() => server.text('/~health')).toBe('{"ok":true}')
  })

  it('keeps serving its last build while the remote is unreachable, even after a restart', async () => {
    const place = folders()
    place.remote.push({ ...settings(), ...title('one') })
    const first = await follow(place)
    await first.stop()
    const server = await follow({
      ...place,
      remote: { ...place.remote, address: join(place.root, 'nowhere') },
    })
    expect(await server.text()).toMatch(/^one as of/)
    expect(await server.text('/~health')).toContain('The branch main could not be fetched')
  })

  it('rebuilds at midnight in the site’s time zone, even after a refused commit', async () => {
    const place = folders()
    place.remote.push({ ...settings(), ...title('one') })
    const clock = { now: () => Date.parse('2027-03-31T18:29:00Z') }
    const server = await follow(place, clock)
    expect(await server.text()).toBe('one as of 2027-03-31')
    place.remote.push(title('broken'))
    clock.now = () => Date.parse('2027-03-31T18:29:30Z')
    await expect.poll(() => server.text('/~health')).toContain('is not served')
    clock.now = () => Date.parse('2027-03-31T18:30:00Z')
    await expect.poll(() => server.text()).toBe('one as of 2027-04-01')
    expect(await server.text('/~health')).toContain('is not served')
  })

  it('refuses a commit with plugins that the server doesn’t have', async () => {
    const place = folders()
    place.remote.push({
      ...settings(),
      ...title('one'),
      '.gitmodules': '[submodule "x"]\n\tpath = x\n\turl = ../x\n',
    })
    const server = await follow(place)
    const own = 'export const schema = {}\n'
    place.remote.push({ ...title('two'), 'blocks/hire/schema.ts': own })
    await expect
      .poll(() => server.text('/~health'))
      .toContain('it brings programs that this server does not have (blocks/hire/schema.ts)')
    expect(await server.text()).toMatch(/^one/)
    expect(existsSync(join(place.folder, 'site', 'blocks'))).toBe(false)
    mkdirSync(join(place.root, 'blocks/hire'), { recursive: true })
    writeFileSync(join(place.root, 'blocks/hire/schema.ts'), own)
    place.remote.push(title('three'))
    await expect.poll(() => server.text()).toMatch(/^three/)
    expect(readFileSync(join(place.folder, 'site', 'blocks/hire/schema.ts'), 'utf8')).toBe(own)
  })

  it('refuses POST, PUT, PATCH and DELETE requests', async () => {
    const place = folders()
    place.remote.push({ ...settings(), ...title('one') })
    const server = await follow(place)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      for (const path of [
        '/',
        '/~health',
        '/state.txt',
        '/.broadsheet/manifest.json',
        '/pages/index.json',
      ])
        expect([404, 405]).toContain(
          (await fetch(server.address + path, { method, body: '{}' })).status,
        )
    expect(await server.text()).toMatch(/^one/)
  })

  const swaps = long ? 200 : 4
  it(`loses no request and no lead over ${swaps} swaps under load`, {
    timeout: 1_200_000,
  }, async () => {
    const place = folders()
    place.remote.push({ ...settings(), ...title('0') })
    const server = await follow(place, undefined, undefined, { TRUST_PROXY: '1' })
    let [isDone, asked] = [false, 0]
    const wrong: string[] = []
    const sent: string[] = []
    const ask = async () => {
      for (const path of ['/', '/about', '/services/repair', '/state.txt', '/assets/guide.pdf']) {
        const answer = await fetch(server.address + path).catch((error: unknown) => ({
          status: String(error),
          arrayBuffer: async () => undefined,
        }))
        await answer.arrayBuffer()
        asked += 1
        if (answer.status !== 200) wrong.push(`${path} ${answer.status}`)
      }
    }
    const visit = async () => {
      while (!isDone) await ask()
    }
    /** Each from a visitor of its own, since so many come from no single one. */
    const send = async (count: number) => {
      const enquiryId = `lead-${count}`
      const body = JSON.stringify({
        email: 'asha@example.com',
        formType: 'consultation',
        enquiryId,
      })
      const headers = {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.${count >> 8}.${count & 255}`,
      }
      const answer = await fetch(`${server.address}/f/c1`, { method: 'POST', headers, body })
      if (answer.status === 200) sent.push(enquiryId)
      else wrong.push(`lead ${answer.status}`)
    }
    const load = Promise.all([visit(), visit(), visit(), visit()])
    for (let count = 1; count <= swaps; count += 1) {
      place.remote.push(title(String(count)))
      const lead = send(count)
      await expect.poll(() => server.text(), { timeout: 60_000 }).toMatch(new RegExp(`^${count} `))
      await lead
    }
    isDone = true
    await load
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(swaps)
    expect(sent).toHaveLength(swaps)
    expect((await storedLeads(place.root)).map(({ enquiryId }) => enquiryId).sort()).toEqual(
      sent.sort(),
    )
    if (long) console.info(`${swaps} swaps: ${asked} requests and ${sent.length} leads, none lost`)
  })
})

describe('npm run serve -- --from', () => {
  const texts = Object.fromEntries(
    Object.entries(documents).map(([path, value]) => [path, JSON.stringify(value, null, 2)]),
  )
  const about = (words: string) => ({
    'pages/about.json': JSON.stringify({
      ...(documents['pages/about.json'] as object),
      title: words,
    }),
  })

  it('lints, builds and serves each push until --back restores an earlier build', {
    timeout: 120_000,
  }, async () => {
    const { root, folder, remote } = folders()
    remote.push(texts)
    const server = await startProcess([
      '--root',
      root,
      '--from',
      `${remote.address}#main`,
      '--every',
      '1s',
    ])
    ends.push(() => server.child.kill())
    const text = async (path = '/about') => (await fetch(server.address + path)).text()
    const back = async () => {
      const command = runCommand(['serve', '--back', '--root', root])
      return [await command.ended, command.output() + command.errors()]
    }
    expect(await back()).toEqual([1, expect.stringContaining('There is no build before')])
    const second = remote.push(about('The second state'))
    await expect.poll(() => text(), { timeout: 60_000 }).toContain('<title>The second state')
    remote.push({ 'pages/about.json': '{' })
    await expect
      .poll(() => text('/~health'), { timeout: 60_000 })
      .toContain('is not served: lint finds an error in it, in pages/about.json:1.')
    expect(await text()).toContain('<title>The second state')
    remote.push(about('The second state'))
    await expect
      .poll(() => readPullState(folder).current?.commit, { timeout: 60_000 })
      .not.toBe(second)
    expect(await back()).toEqual([0, expect.stringMatching(/^Back to /)])
    expect(await back()).toEqual([1, expect.stringContaining('served already')])
    await expect.poll(() => readPullState(folder).current?.commit).toBe(second)
    remote.push(about('The third state'))
    await expect.poll(() => text(), { timeout: 60_000 }).toContain('<title>The third state')
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  it('reports in one line why it can’t start', async () => {
    const { root, remote } = folders()
    const tried = async (...args: string[]) => {
      const command = runCommand(['serve', '--root', root, ...args], { PORT: '0' })
      return [await command.ended, command.errors().split('\n')[0]]
    }
    expect(await tried('--from', 'ext::touch x#main')).toEqual([
      2,
      '"ext::touch x" names a program that would fetch. Write the address or the folder of a repository.',
    ])
    expect(await tried('--from', `${remote.address}#main`)).toEqual([
      2,
      expect.stringMatching(/^serve could not run: The branch main could not be fetched: /),
    ])
  })
})
