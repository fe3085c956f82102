import type { Theme } from '../../core/document/site.ts'
import { groundScaleOf, scaleOf } from './scales.ts'

/** The colour that a site's pages are printed on, in each scheme, for what frames a page: the browser's bar, icons. `--surface` in the style says the same. */
export const groundOf = (theme: Theme): { readonly light: string; readonly dark: string } => {
  const scale = theme.ground === 'tinted' ? groundScaleOf(theme) : scaleOf(theme.neutral)
  const paper = theme.composition === 'folio' ? 1 : 0
  const [light, dark] = theme.ground === 'tinted' ? [2, 0] : [paper, paper]
  return { light: scale.light[light] ?? '#ffffff', dark: scale.dark[dark] ?? '#000000' }
}
