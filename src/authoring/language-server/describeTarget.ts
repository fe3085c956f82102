import { sharedContextOf } from '../../content/lint/project/sharedContext.ts'
import { isAssetAddress } from '../../core/document/addresses.ts'
import { formatFact } from '../../core/model/figures/formatFact.ts'
import { plural } from '../../core/text/plural.ts'
import type { CheckedSite } from './openSite.ts'
import { usesOf } from './uses.ts'

const factWords = (site: CheckedSite, name: string): string | undefined => {
  const { facts, lookup, writing } = sharedContextOf(site.kit, site.sources, site.today)
  const fact = facts?.get(name)
  if (!fact) return undefined
  const uses = usesOf(site, `fact:${name}`).filter(({ isOwn }) => !isOwn)
  const where = `${plural(uses.length, 'place')} in ${plural(new Set(uses.map(({ file }) => file)).size, 'document')}`
  const { next } = fact
  const later =
    next && next.from > site.today
      ? [
          `From ${next.from} on: **${formatFact({ value: next.value, written: fact.written }, writing)}**`,
        ]
      : []
  return [
    `**${lookup(name, undefined) ?? name}**`,
    ...later,
    fact.label,
    `${fact.source}, ${fact.asOf} · ${where}`,
  ].join('\n\n')
}

/** What a target is (see `targetOfName`), in Markdown: of a fact its value, source and uses, of a page its title and summary, of a picture itself. Pure. */
export const describeTarget = (
  site: CheckedSite,
  target: string,
  uriOf: (file: string) => string,
): string | undefined => {
  if (target.startsWith('fact:')) return factWords(site, target.slice('fact:'.length))
  if (isAssetAddress(target)) {
    const asset = site.sources.assets.find(({ address }) => address === target)
    return asset?.width
      ? `![](${uriOf(asset.path)}|height=160)\n\n${asset.width} × ${asset.height}`
      : undefined
  }
  const page = site.files.find(({ place }) => place?.route === target.split('#')[0])
  const { title, description } = page?.summary ?? {}
  return title === undefined ? undefined : [`**${title}**`, description ?? ''].join('\n\n').trim()
}
