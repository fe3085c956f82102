import { createContext, Script } from 'node:vm'
import { expect, it } from 'vitest'
import { exampleSite } from '../../authoring/workspace/gallery/exampleSite.ts'
import { standardKit } from '../../kits/standard/kit.ts'
import { standardPageKit } from '../../kits/standard/pageKit.ts'
import type { PageContext } from '../ui/PageContext.ts'
import { inlineScript, opener } from './inlineScript.ts'

const site = exampleSite(standardKit, undefined, undefined)
const page = [...site.pages.values()][0]

/** The script of a site whose text face has this address, and whose dialogs are opened by this script. */
const scriptWith = (src?: string, dialogs?: string): string => {
  if (!page) throw new Error('The example site has no page.')
  const textFace = { family: 'Example', src }
  const theme = { ...site.settings.theme, headingFace: undefined, strongFace: undefined, textFace }
  const context: PageContext = {
    kit: standardPageKit,
    site: { ...site, settings: { ...site.settings, theme } },
    page,
    scripts: dialogs === undefined ? {} : { [opener]: dialogs },
    formEndpoint: '',
    today: '2026-01-15',
  }
  return inlineScript(context)
}

it('the inline script preloads the theme’s fonts', () => {
  expect(scriptWith('/assets/fonts/example.woff2')).toContain('["/assets/fonts/example.woff2"]')
})

it('a font URL can’t end the inline script or its string', () => {
  expect(scriptWith('/a"]</script><script>alert(1)//')).toContain(
    String.raw`["/a\"]\u003c/script>\u003cscript>alert(1)//"]`,
  )
})

it('the inline script preloads no font if the theme has none', () => {
  expect(scriptWith()).not.toContain('preload')
})

it('the URL of the dialog opener can’t end the inline script or its string', () => {
  expect(scriptWith(undefined, '/b"</script>')).toContain(String.raw`import("/b\"\u003c/script>")`)
})

it('the inline script doesn’t expand placeholders inside inserted values', () => {
  expect(scriptWith('/given.opener', '/given.faces$&')).toMatch(
    /\["\/given\.opener"\].*import\("\/given\.faces\$&"\)/,
  )
})

it('the inline script is a classic script that defines no globals', () => {
  const page = {
    navigator: {},
    document: { head: { append: () => {} }, createElement: () => ({}) },
    addEventListener: () => {},
  }
  const names = Object.keys(page)
  new Script(scriptWith('/assets/fonts/example.woff2', '/assets/b/dialogs.js')).runInContext(
    createContext(page),
  )
  expect(Object.keys(page)).toEqual(names)
})

it('the inline script is shorter than 1,400 characters', () => {
  expect(
    scriptWith('/assets/fonts/example.woff2', '/assets/b/dialogs.01234567.js').length,
  ).toBeLessThan(1400)
})
