import { assetFolder } from '../../core/document/addresses.ts'
import { escapeHtml } from '../../core/text/escapeHtml.mjs'

/** What the page in the preview tells the extension, and is told. */
export type FromPreview =
  | { readonly ready: true }
  | { readonly block: number }
  | { readonly link: string }
export type ToPreview = { readonly block: number }

/** Runs in the preview: nothing else of the page does. */
const script = `
const editor = acquireVsCodeApi()
const { scroll = 0, route } = editor.getState() ?? {}
const own = document.documentElement.dataset.route
addEventListener('load', () => setTimeout(() => scrollTo(0, route === own ? scroll : 0))) // the editor keeps the place of the page before
addEventListener('scroll', () => editor.setState({ route: own, scroll: scrollY }))
addEventListener('message', ({ data }) => document.querySelector('[data-block="' + Number(data.block) + '"]')?.scrollIntoView({ block: 'nearest' }))
addEventListener('click', (event) => {
  const link = event.target.closest('a[href]')
  if (link) event.preventDefault()
  if (link) return editor.postMessage({ link: link.getAttribute('href') })
  const block = event.target.closest('[data-block]')
  if (block) editor.postMessage({ block: Number(block.dataset.block) })
})
addEventListener('submit', (event) => event.preventDefault())
editor.postMessage({ ready: true })
`

export type PreviewOptions = {
  readonly route: string
  /** Where the view finds the files of `/assets/`. */
  readonly assets: string
  /** What such views load files from, in words of a security policy. */
  readonly files: string
  readonly nonce: string
}

const sources = /\b(src|srcset|poster)="([^"]*)"/g

/** A page as the authoring server draws it, for a view that runs no script of it and loads nothing but the site's own pictures. Pure. */
export const previewHtml = (
  html: string,
  { route, assets, files, nonce }: PreviewOptions,
): string => {
  const policy = `default-src 'none'; img-src ${files} data:; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; form-action 'none'`
  const head = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}"><style>body{padding:0}</style>`
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/gi, '')
    .replace(
      sources,
      (_, name: string, value: string) =>
        `${name}="${value.replaceAll(assetFolder, () => escapeHtml(assets))}"`,
    )
    .replace(/<html(?=[\s>])/i, () => `<html data-route="${escapeHtml(route)}"`)
    .replace(/<head>/i, () => `<head>${head}`)
    .replace(/<\/body>/i, () => `<script nonce="${nonce}">${script}</script></body>`)
}
