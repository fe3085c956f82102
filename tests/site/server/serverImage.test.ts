import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../support/builtSite.ts'
import { storedLeads } from '../../support/leads.ts'
import { commandIn } from '../../support/serverProcess.ts'
import { boatyard } from '../../support/sites.ts'

/** The instructions of the Dockerfile's two stages, one after the other. */
const stages = readFileSync('Dockerfile', 'utf8')
  .split(/^(?=FROM )/m)
  .slice(1)
  .map((stage) =>
    stage
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => ({
        name: line.slice(0, line.indexOf(' ')),
        rest: line.slice(line.indexOf(' ') + 1),
      })),
  )
const [build = [], served = []] = stages
const all = (stage: typeof build, name: string) =>
  stage.filter((entry) => entry.name === name).map(({ rest }) => rest)
const environment = Object.fromEntries(
  all(served, 'ENV').flatMap((rest) =>
    rest.split(' ').map((pair) => pair.split('=') as [string, string]),
  ),
)

/** The steps of the image run as plain commands in a copy of the repository, since a container engine is seldom at hand. */
describe('the container image', () => {
  const folder = temporaryFolder()
  const app = join(folder.path, 'app')
  const image = join(folder.path, 'image')
  const bin = join(folder.path, 'bin')
  const run = (command: string, env: Record<string, string>, cwd = app) =>
    spawnSync('sh', ['-c', command], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${bin}:${process.env['PATH']}`, ...env },
    })

  beforeAll(() => {
    const ignored = readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((name) => resolve(name))
    cpSync('.', app, {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !ignored.includes(resolve(path)),
    })
    rmSync(join(app, 'pages'), { recursive: true })
    cpSync(join(boatyard, 'pages'), join(app, 'pages'), { recursive: true }) // made up, so that it may be deployed as a demo alone
    symlinkSync(resolve('node_modules'), join(app, 'node_modules')) // in place of `npm ci`, which a fresh checkout tries
    mkdirSync(bin)
    writeFileSync(join(bin, 'chown'), '#!/bin/sh\n') // the user `node` is the image's
    chmodSync(join(bin, 'chown'), 0o755)
  })
  afterAll(folder.remove)

  it('pins the same exact Node version in both stages', () => {
    const versions = stages.map(
      (stage) => /^node:(\d+\.\d+\.\d+)-slim\b/.exec(stage[0]?.rest ?? '')?.[1],
    )
    expect(versions).toEqual([versions[0], versions[0]])
    expect(versions[0]).toBeDefined()
  })

  it('is built without development packages and serves pages and enquiries', {
    timeout: 300_000,
  }, async () => {
    const steps = all(build, 'RUN')
    expect(steps[0]).toBe('npm ci --ignore-scripts')
    const refused = run(steps[1] ?? '', { BUILD_OPTIONS: '' })
    expect([
      refused.status,
      refused.stderr.includes('Put in the real ones, or ask for a demo with --demo'),
    ]).toEqual([2, true])
    for (const step of steps.slice(1)) {
      const { status, stderr } = run(step, {
        BUILD_OPTIONS: '--demo',
        SITE_ORIGIN: 'https://www.example.com',
      })
      expect(status, stderr).toBe(0)
    }
    mkdirSync(image)
    for (const copied of all(served, 'COPY')) {
      const [, from = '', to = ''] = /^--from=build \/app\/(\S+) (\S+)$/.exec(copied) ?? []
      renameSync(join(app, from), join(image, to))
    }
    for (const step of all(served, 'RUN')) expect(run(step, {}, image).status).toBe(0)
    const [command = '', ...args] = JSON.parse(all(served, 'CMD')[0] ?? '') as string[]
    expect([command, environment]).toEqual([
      'node',
      { HOST: '0.0.0.0', PORT: '8080', NODE_ENV: 'production' },
    ])
    const server = await commandIn(image, args, { ...environment, HOST: '127.0.0.1', PORT: '0' })
    const { forms } = JSON.parse(
      readFileSync(join(image, 'dist/.broadsheet/manifest.json'), 'utf8'),
    ) as { forms: { name: string; id: string }[] }
    const contact = forms.find(({ name }) => name === 'contact')
    const answer = await fetch(`${server.address}/f/${contact?.id}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        origin: 'https://www.example.com',
      },
      body: JSON.stringify({
        firstName: 'Asha',
        lastName: 'Rao',
        email: 'asha@example.com',
        enquiryId: 'in-the-image',
        formType: 'message',
      }),
    })
    expect([(await fetch(server.address)).status, answer.status]).toEqual([200, 200])
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    const developing = ['vite', 'typescript', 'vitest', 'playwright']
    const installed = readdirSync(join(image, 'node_modules'))
    expect(installed.filter((name) => developing.includes(name))).toEqual([])
    expect((await storedLeads(image)).map(({ enquiryId }) => enquiryId)).toEqual(['in-the-image'])
  })
})
