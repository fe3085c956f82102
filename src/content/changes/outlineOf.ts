import { documentSchemas } from '../../core/document/documentSchemas.ts'
import { placeOf } from '../../core/document/sources.ts'
import { blockOf } from '../../core/kit/blockOf.ts'
import type { Kit } from '../../core/kit/Kit.ts'
import { referencesIn } from '../../core/model/figures/interpolate.ts'
import { gather } from '../../core/model/schema/gather.ts'
import { isHidden } from '../../core/model/site/shownBlocks.ts'
import { readJson } from './compare/readJson.ts'
import type { Outline } from './states.ts'

const once = <T>(list: readonly T[]): T[] => [...new Set(list)]

/** What a document refers to, for states of a site that lint has not read; undefined for what can't be read. Pure. */
export const outlineOf = (kit: Kit, path: string, text: string): Outline | undefined => {
  const value = readJson(text)
  const place = placeOf(path)
  if (!value || !place) return undefined
  const all = Array.isArray(value['blocks']) ? (value['blocks'] as readonly unknown[]) : undefined
  const blocks = all?.filter((block) => !isHidden(block))
  const { strings, links, actions, assets } = gather(
    kit.choices,
    blocks ? { ...value, blocks } : value,
    documentSchemas[place.kind],
  )
  const speaks = place.kind !== 'facts' && place.kind !== 'checks'
  return {
    path,
    draft: value['draft'] === true,
    ...(typeof value['parent'] === 'string' ? { parent: value['parent'] } : {}),
    kind: String(value['kind'] ?? (value['article'] ? 'article' : 'plain')),
    facts: speaks
      ? once(strings.flatMap((string) => referencesIn(string.text).map(({ name }) => name)))
      : [],
    links: speaks
      ? once(
          links.flatMap(({ href, path: at }) => (at?.key === 'parent' && !at.parent ? [] : [href])),
        )
      : [],
    dialogs: once(
      actions.flatMap(({ action }) => (typeof action.dialog === 'string' ? [action.dialog] : [])),
    ),
    assets: once(assets.map(({ address }) => address.replace(/[?#].*$/, ''))),
    lists: once(
      (blocks ?? []).flatMap((block) =>
        typeof block === 'object' && block && 'type' in block
          ? (blockOf(kit, String(block.type)).lists ?? [])
          : [],
      ),
    ),
  }
}
