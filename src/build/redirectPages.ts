import type { Site } from '../model/buildModel.ts'
import { safeHref } from '../model/safeHref.ts'
import { escapeHtml } from './escapeHtml.ts'
import { fileOf } from './fileOf.ts'
import type { OutputFile } from './outputFiles.ts'

const page = (to: string, origin: string, language: string): string => {
  const target = escapeHtml(to)
  const canonical = escapeHtml(to.startsWith('/') ? origin + to : to)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${target}</title><meta name="robots" content="noindex"><link rel="canonical" href="${canonical}"><meta http-equiv="refresh" content="0; url=${target}"></head><body><p><a href="${target}">${target}</a></p></body></html>\n`
}

/** Whether an old address can be a file: one of plain parts, none of them hidden or leading upwards. */
const isPlain = (from: string) => /^(?:\/[\p{L}\p{N}_~!$'()+,;=@%-][\p{L}\p{N}._~!$'()+,;=@%-]*)+\/?$/u.test(from)

/**
 * A page for each old address that leads to the new one, for hosts that know no redirects of their own; the server and
 * the files for other hosts send a real redirect, which is better. Old addresses that no file can have are left out.
 */
export const redirectPages = ({ settings, pages, dialogs }: Site): OutputFile[] => {
  const taken = new Set([...pages.keys(), ...[...dialogs.values()].map(({ route }) => route)])
  return (settings.redirects ?? []).flatMap(({ from, to }) => {
    const route = from.replace(/\/+$/, '')
    if (!isPlain(from) || taken.has(route) || safeHref(to) === undefined) return []
    return [{ path: fileOf(route), content: Buffer.from(page(to, settings.origin, settings.language)) }]
  })
}
