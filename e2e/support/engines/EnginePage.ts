import type { Page } from 'playwright'

export type Size = { readonly width: number; readonly height: number }

/** What only looks at a page needs no more of it. */
export type Evaluating = Pick<Page, 'evaluate'>

/**
 * What a test that runs in every engine may ask of a page: the part of Playwright's page that WebKit's driver can be asked for too, elements by CSS
 * selectors alone. Playwright's own pages are such pages.
 */
export type EnginePage = Evaluating & {
  readonly goto: (path: string) => Promise<unknown>
  readonly reload: () => Promise<unknown>
  readonly goBack: () => Promise<unknown>
  readonly url: () => string
  readonly click: (selector: string) => Promise<unknown>
  /** By a finger. */
  readonly tap: (selector: string) => Promise<unknown>
  readonly focus: (selector: string) => Promise<unknown>
  readonly fill: (selector: string, value: string) => Promise<unknown>
  readonly check: (selector: string) => Promise<unknown>
  readonly selectOption: (selector: string, value: string) => Promise<unknown>
  readonly setViewportSize: (size: Size) => Promise<unknown>
  readonly waitForFunction: (run: () => unknown) => Promise<unknown>
  /** Role and name of each link, button and field outside of headings, as screen readers are told; only WebKit's driver computes them. */
  readonly told?: () => Promise<string[]>
  /** Of what the window shows. */
  readonly screenshot: () => Promise<Buffer>
  readonly mouse: { readonly click: (x: number, y: number) => Promise<unknown> }
  readonly keyboard: {
    readonly press: (chord: string) => Promise<unknown>
    readonly type: (text: string) => Promise<unknown>
  }
}
