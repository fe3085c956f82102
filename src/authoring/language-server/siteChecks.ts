import type { Diagnostic } from 'vscode-languageserver'
import { errorMessage } from '../../core/text/errorMessage.mjs'
import { type DiagnosticOptions, diagnosticsOf } from './diagnosticsOf.ts'
import type { CheckedSite, OpenSite } from './openSite.ts'

/** How long nobody must have typed before a site is checked, in milliseconds: lint's words are there within 150. */
const settle = 30

export type SiteChecksOptions = DiagnosticOptions & {
  /** The texts that are open, by their paths from the site's root. */
  readonly textsOf: (site: OpenSite) => ReadonlyMap<string, string>
  /** Gives an editor all that is wrong with a file, by its URI. */
  readonly publish: (uri: string, diagnostics: readonly Diagnostic[]) => void
  /** Is told why a site can't be checked at the moment; what was found before stands as long. */
  readonly report: (problem: string) => void
}

/** A site that is checked whenever something in it has changed. */
export type SiteChecks = {
  readonly site: OpenSite
  /** The site as it was checked last. Checks it where that has not been done; `isExact`: also where something has been typed since. */
  readonly checked: (isExact?: boolean) => CheckedSite | undefined
  /** Somebody types: the site is checked once they pause. */
  readonly typed: () => void
  /** Something else has changed on the disk. */
  readonly saved: () => void
  readonly close: () => void
}

/**
 * Keeps a site checked. What was published is told anew only where it is another; of a document that is open it is told too that nothing is wrong, for which
 * some editors wait.
 */
export const siteChecks = (site: OpenSite, options: SiteChecksOptions): SiteChecks => {
  const { textsOf, publish, report } = options
  const published = new Map<string, string>()
  let last: CheckedSite | undefined
  let waiting: NodeJS.Timeout | undefined

  const show = (byFile: ReadonlyMap<string, readonly Diagnostic[]>) => {
    const found = new Map(
      [...byFile].map(([file, diagnostics]) => [options.uriOf(file), diagnostics]),
    ) // a file that is closed may be spelt in another way
    for (const uri of new Set([...published.keys(), ...found.keys()])) {
      const [diagnostics, before] = [found.get(uri) ?? [], published.get(uri)]
      const text = JSON.stringify(diagnostics)
      if (found.has(uri)) published.set(uri, text)
      else published.delete(uri)
      if (before !== text && (found.has(uri) || before !== '[]')) publish(uri, diagnostics)
    }
  }
  const check = () => {
    clearTimeout(waiting)
    waiting = undefined
    try {
      const texts = textsOf(site)
      last = site.check(texts)
      show(diagnosticsOf(last.findings, texts.keys(), options))
    } catch (error) {
      report(errorMessage(error))
    }
  }
  const typed = () => {
    clearTimeout(waiting)
    waiting = setTimeout(check, settle)
  }
  return {
    site,
    checked: (isExact = false) => {
      if (!last || (isExact && waiting)) check()
      return last
    },
    typed,
    saved: () => {
      site.saved()
      typed()
    },
    close: () => {
      clearTimeout(waiting)
      show(new Map())
    },
  }
}
