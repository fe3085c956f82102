import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tokenHeader } from '../../../src/authoring/studio/protocol/studioPage.ts'
import { isThisMachine, openAccess } from '../../../src/authoring/studio/server/access/access.ts'
import { clear, littleFolder, type Studio, startStudio, textIn } from '../../support/studio.ts'

let studio: Studio
let root = ''
beforeEach(() => {
  root = littleFolder()
})
afterEach(async () => {
  await studio.stop()
  clear(root)
})

const about = 'pages/about.json'
const change = (cookie = '', token = studio.token) =>
  studio.post(
    'change',
    {
      id: cookie,
      label: 'x',
      base: {},
      edits: [{ kind: 'set', file: about, pointer: '/title', value: 'Ours' }],
    },
    { cookie, [tokenHeader]: token },
  )
const enter = (code: string) =>
  fetch(`${studio.studio}/~enter`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: studio.studio, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ code }),
  })

describe('a studio started for a network', () => {
  it('is read-only and explains why', async () => {
    studio = await startStudio(root, { host: '192.0.2.7' })
    expect(studio.token).toBe('')
    expect(studio.shell).toContain(
      'name="studio-read-only" content="The studio was started for a whole network',
    )
    const before = textIn(root, about)
    expect(await (await change()).json()).toEqual({
      done: false,
      why: expect.stringMatching(/--share.*Nothing was changed\.$/),
    })
    expect((await fetch(`${studio.site}/about`)).status).toBe(200)
    expect(textIn(root, about)).toBe(before)
  })

  it.each([
    ['127.0.0.1', true],
    ['127.1.2.3', true],
    ['::1', true],
    ['localhost', true],
    ['0.0.0.0', false],
    ['::', false],
    ['192.168.0.2', false],
    ['workspace.lan', false],
    ['127.0.0.1.evil.example', false],
  ])('is detected from the host name: %s', async (host, isHere) => {
    studio = await startStudio(root)
    expect(isThisMachine(host)).toBe(isHere)
  })
})

describe('a shared studio', () => {
  beforeEach(async () => {
    studio = await startStudio(root, { share: true, host: '0.0.0.0' })
  })

  it('shows nothing at either origin without the code', async () => {
    const opened = { headers: { accept: 'text/html' }, redirect: 'manual' } as const
    for (const address of [
      `${studio.studio}/~`,
      `${studio.studio}/`,
      `${studio.studio}/~/about`,
      `${studio.site}/about`,
    ])
      expect((await fetch(address, opened)).headers.get('location'), address).toMatch(/\/~enter$/)
    for (const { known } of studio.apps)
      for (const { method, url } of known) {
        const origin = known === studio.apps[0]?.known ? studio.studio : studio.site
        const address =
          origin + url.replace(/:\w+/g, 'x').replace(/^\*$/, '/about').replace('*', 'about')
        if (method === 'HEAD' || address.endsWith('/~enter')) continue
        expect(
          (
            await fetch(address, {
              method,
              headers: { ...studio.headers, Origin: origin },
              ...(method === 'POST' ? { body: '{}' } : {}),
            })
          ).status,
          address,
        ).toBe(401)
      }
    expect(studio.shell).not.toContain('studio-token')
  })

  it('accepts each code once and lets that device make changes', async () => {
    const [code = ''] = studio.codes
    const entered = await enter(` ${code.toUpperCase()} `)
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/~'])
    const set = entered.headers.get('set-cookie') ?? ''
    expect(set).toMatch(/^broadsheet-studio=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    const cookie = set.split(';')[0] ?? ''
    const shell = await (
      await fetch(`${studio.studio}/~`, { headers: { cookie, accept: 'text/html' } })
    ).text()
    const token = /name="studio-token" content="([^"]+)"/.exec(shell)?.[1] ?? ''
    expect((await change(cookie, 'x')).status).toBe(403)
    expect(await (await change(cookie, token)).json()).toMatchObject({ done: true })
    expect((await fetch(`${studio.site}/about`, { headers: { cookie } })).status).toBe(200)
    expect((await enter(code)).status).toBe(403)
    expect((await enter(studio.codes[1] ?? '')).status).toBe(303)
  })

  it('asks for the code on a page without scripts and reports a wrong code', async () => {
    const page = await fetch(`${studio.studio}/~enter`)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain('<label for="code">')
    const wrong = await enter('wrong')
    expect(wrong.status).toBe(403)
    expect(await wrong.text()).toContain('This is not the code.')
    expect(wrong.headers.get('set-cookie')).toBeNull()
  })
})

it('five wrong codes block an address for a minute but not other addresses', async () => {
  studio = await startStudio(root)
  const codes: string[] = []
  let time = 0
  const access = openAccess({
    host: '0.0.0.0',
    share: true,
    now: () => new Date(time),
    show: (code) => codes.push(code),
  })
  const [code = ''] = codes
  for (let count = 0; count < 5; count += 1)
    expect(access.enter('wrong', '192.0.2.1')).toHaveProperty('why')
  expect(access.enter(code, '192.0.2.1')).toHaveProperty('why')
  expect(access.enter(code, '192.0.2.2')).toHaveProperty('cookie')
  time = 60_001
  expect(access.enter(codes[1] ?? '', '192.0.2.1')).toHaveProperty('cookie')
})

it('wrong codes from one IPv6 network count together', async () => {
  studio = await startStudio(root)
  const codes: string[] = []
  const access = openAccess({
    host: '0.0.0.0',
    share: true,
    now: () => new Date(0),
    show: (code) => codes.push(code),
  })
  for (let count = 0; count < 5; count += 1) access.enter('wrong', `2001:db8::${count}`)
  expect(access.enter(codes[0] ?? '', '2001:db8::9')).toHaveProperty('why')
  expect(access.enter(codes[0] ?? '', '2001:db8:0:1::9')).toHaveProperty('cookie')
})
