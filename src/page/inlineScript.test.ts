import { expect, it } from 'vitest'
import { exampleSite } from '../preview/gallery/exampleSite.ts'
import { inlineScript } from './inlineScript.ts'
import type { PageContext } from './PageContext.ts'

const site = exampleSite(undefined, undefined)
const page = [...site.pages.values()][0]

/** The script of a site whose text face has this address. */
const scriptWith = (src: string): string => {
  if (!page) throw new Error('The example site has no page.')
  const textFace = { family: 'Example', src }
  const theme = { ...site.settings.theme, headingFace: undefined, strongFace: undefined, textFace }
  const context: PageContext = { site: { ...site, settings: { ...site.settings, theme } }, page, scripts: {}, formEndpoint: '', today: '2026-01-15' }
  return inlineScript(context)
}

it('asks for the theme’s faces', () => {
  expect(scriptWith('/assets/fonts/example.woff2')).toContain('["/assets/fonts/example.woff2"]')
})

it('lets no address of a face end the script or its string', () => {
  expect(scriptWith('/a"]</script><script>alert(1)//')).toContain(String.raw`["/a\"]\u003c/script>\u003cscript>alert(1)//"]`)
})
