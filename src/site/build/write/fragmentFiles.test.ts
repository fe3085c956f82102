import { describe, expect, it } from 'vitest'
import { buildModel } from '../../../core/model/site/buildModel.ts'
import { standardKit } from '../../../kits/standard/kit.ts'
import { standardPageKit } from '../../../kits/standard/pageKit.ts'
import type { Field } from '../../../render/fields/Field.ts'
import { toldAtOnce } from '../../../render/form/toldAtOnce.ts'
import type { FormSetup } from '../../../render/form/types.ts'
import { dialogSheet } from '../../../render/theme/styleSheet.ts'
import { themeCss } from '../../../render/theme/themeCss.ts'
import { readSite } from '../../store/readSite.ts'
import { renderFragment } from '../pages/renderFragment.tsx'
import { fragmentFiles } from './fragmentFiles.ts'

const site = buildModel(standardKit, readSite('tests/sites/boatyard'))
const sheet = dialogSheet(themeCss(site.settings))
const drawn = [...site.dialogs.values()].map((page) => {
  const context = {
    kit: standardPageKit,
    site,
    page,
    scripts: {},
    formEndpoint: '',
    today: '2026-01-15',
  }
  const files = fragmentFiles(context, sheet)
  return {
    whole: renderFragment(context, sheet),
    files,
    html: String(files[0]?.content),
    told: files.slice(1),
  }
})

const setupsIn = (html: string) =>
  [...html.matchAll(/<template>(\{.*?)<\/template>/g)].map(
    ([, text = '']) => JSON.parse(text) as FormSetup,
  )

describe('the setup data of a dialog’s form', () => {
  it('is complete in a linked file, with only what is required at once inline', () => {
    expect(drawn.flatMap(({ told }) => told).length).toBeGreaterThan(1)
    for (const { whole, html, told } of drawn) {
      expect(told.map(({ content }) => JSON.parse(String(content)) as FormSetup)).toEqual(
        setupsIn(whole),
      )
      expect([...html.matchAll(/ data-told="\/([^"]+)"/g)].map(([, path]) => path)).toEqual(
        told.map(({ path }) => path),
      )
      expect(setupsIn(html)).toEqual(setupsIn(whole).map(toldAtOnce))
    }
  })

  it('is in a hashed JSON file that no other dialog shares', () => {
    const paths = drawn.flatMap(({ files }) => files.map(({ path }) => path))
    expect(new Set(paths).size).toBe(paths.length)
    for (const { told } of drawn)
      expect(told.map(({ path }) => path)).toEqual(
        told.map(() => expect.stringMatching(/^assets\/b\/form\.[\w-]{8}\.json$/)),
      )
  })
})

describe('the inline setup data of a form', () => {
  const [setup] = setupsIn(drawn[0]?.whole ?? '')
  if (!setup) throw new Error('No dialog has a form.')
  const text = { type: 'text', name: 'first', label: 'First' } as const

  it('includes only fields that are renamed or have renamed options', () => {
    const renamed = { ...text, name: 'second', formerly: ['other'] } satisfies Field
    const chosen = {
      type: 'select',
      name: 'third',
      label: 'Third',
      options: [{ value: 'a', label: 'A', formerly: ['b'] }],
    } satisfies Field
    const { block } = toldAtOnce({
      ...setup,
      block: { ...setup.block, fields: [text, renamed, chosen] },
    })
    expect(block.fields).toEqual([renamed, chosen])
  })

  it('includes the success page and the offline message', () => {
    const { block, words } = toldAtOnce({
      ...setup,
      block: { ...setup.block, success: { title: 'Sent', text: 'Thanks', page: '/thanks' } },
    })
    expect(block.success).toEqual({ page: '/thanks' })
    expect(words).toEqual({ failedOffline: setup.words.failedOffline })
  })
})
