import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { HistoryAnswer } from '../../../src/authoring/studio/protocol/requests.ts'
import { clear, littleFolder, type Studio, startStudio } from '../../support/studio.ts'

let studio: Studio
let root = ''
beforeEach(async () => {
  root = littleFolder()
  studio = await startStudio(root)
})
afterEach(async () => {
  await studio.stop()
  clear(root)
})

const assets = () =>
  existsSync(join(root, 'pages/_assets')) ? readdirSync(join(root, 'pages/_assets')) : []
/** The smallest of each kind, told apart by what stands behind them. */
const png = (more = '') =>
  Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
    Buffer.from(more),
  ])
const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`)

describe('an uploaded picture', () => {
  it('is stored among the assets and served, and the upload can be undone', async () => {
    expect(await studio.upload('Our Workshop.PNG', png())).toEqual({
      address: '/assets/our-workshop.png',
    })
    expect(
      Buffer.from(await (await fetch(`${studio.site}/assets/our-workshop.png`)).arrayBuffer()),
    ).toEqual(png())
    expect(await studio.ask<HistoryAnswer>('history')).toMatchObject({
      steps: [{ label: 'Picture /assets/our-workshop.png' }],
    })
    await studio.tell('undo', {})
    expect(assets()).toEqual([])
    await studio.tell('redo', {})
    expect(readFileSync(join(root, 'pages/_assets/our-workshop.png'))).toEqual(png())
  })

  it('gets a unique name, but an identical file is reused', async () => {
    await studio.upload('a.png', png())
    expect(await studio.upload('A.png', png())).toEqual({ address: '/assets/a.png' })
    expect(await studio.upload('a.png', png('2'))).toEqual({ address: '/assets/a-2.png' })
    expect(await studio.upload('a.png', png('2'))).toEqual({ address: '/assets/a-2.png' })
    writeFileSync(join(root, 'pages/_assets/Big.png'), png('3'))
    expect(await studio.upload('big.png', png('4'))).toEqual({ address: '/assets/big-2.png' })
  })

  it.each([
    ['../../etc/passwd.png', 'passwd'],
    ['..\\..\\evil.png', 'evil'],
    ['.htaccess', 'htaccess'],
    ['.png', 'picture'],
    ['', 'picture'],
    ['con.png', 'picture-con'],
    ['COM1.png', 'picture-com1'],
    ['Größe & Maß.jpeg', 'grosse-mass'],
    ['नमस्ते.png', 'picture'],
    ['index.html.png', 'index-html'],
    [`${'x'.repeat(300)}.png`, 'x'.repeat(60)],
    ['a\u0000b\n.png', 'a-b'],
    ['script.js', 'script'],
    ['__proto__', 'proto'],
  ])('with the name %j is stored as %s', async (name, called) => {
    expect(await studio.upload(name, gif)).toEqual({ address: `/assets/${called}.gif` })
    expect(assets()).toEqual([`${called}.gif`])
  })

  it.each([
    ['an HTML page', Buffer.from('<html><script>alert(1)</script></html>'), 'rootNotSvg'],
    ['a script', Buffer.from('alert(1)'), 'uploadNotPicture'],
    ['nothing', Buffer.alloc(0), 'uploadNotPicture'],
    ['the first bytes of a picture', png().subarray(0, 12), 'fileCutOff'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'uploadNotPicture'],
    [
      'a drawing that is none',
      Buffer.from('<html><svg width="1" height="1"/></html>'),
      'rootNotSvg',
    ],
  ])('is validated by its content, not its name: %s', async (_what, bytes, code) => {
    expect(await studio.upload('picture.png', bytes)).toMatchObject({
      fault: { message: { code } },
    })
    expect(assets()).toEqual([])
  })

  it('that is an SVG is stored without scripts and event handlers', async () => {
    expect(
      await studio.upload(
        'logo.svg',
        svg('<script>alert(1)</script><path d="M0 0h9" onclick="alert(1)"/>'),
      ),
    ).toEqual({ address: '/assets/logo.svg', removed: ['<script>', 'a script (onclick)'] })
    expect(readFileSync(join(root, 'pages/_assets/logo.svg'), 'utf8')).toBe(
      `${svg('<path d="M0 0h9"/>')}\n`,
    )
    expect(studio.workspace.live().findings.filter(({ rule }) => rule === 'drawings')).toEqual([])
  })

  it('over 20 MB is rejected with a message', async () => {
    expect(await studio.upload('a.png', png('x'.repeat(20_000_001)))).toMatchObject({
      why: expect.stringContaining('more than 20 MB'),
    })
    expect(assets()).toEqual([])
  })

  it('is never written through a link out of the site', async () => {
    const elsewhere = join(root, 'elsewhere')
    mkdirSync(elsewhere)
    symlinkSync(elsewhere, join(root, 'pages/_assets'))
    expect(await studio.upload('a.png', png())).toEqual({
      why: { code: 'outsideLink', data: { file: 'pages/_assets/a.png' } },
    })
    expect(readdirSync(elsewhere)).toEqual([])
  })
})

describe('an SVG in the assets folder', () => {
  it('is checked by lint in the same way', () => {
    mkdirSync(join(root, 'pages/_assets'))
    writeFileSync(
      join(root, 'pages/_assets/logo.svg'),
      svg('<script>alert(1)</script><g onload="alert(1)"/>'),
    )
    studio.workspace.refresh()
    const found = studio.workspace.live().findings.filter(({ rule }) => rule === 'drawings')
    expect(found).toMatchObject([
      {
        file: 'pages/_assets/logo.svg',
        severity: 'error',
        code: 'drawingHasDangers',
        data: { dangers: ['<script>', 'a script (onload)'] },
      },
    ])
  })
})
