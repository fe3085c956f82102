/**
 * One way in which the schema of a part has changed. Places are pointers from the part, with `*` for each entry of a list or object:
 * `/items/*`; `at` is the object that has the key, usually the part itself. A name that a step takes away is never given to anything
 * else: so a document may be ahead of its site, and a step finds nothing to do in what is new already.
 */
export type Step =
  /** A block's or a field's own name: its `type` was `before`. */
  | { readonly kind: 'called'; readonly before: string }
  | { readonly kind: 'renamed'; readonly at?: string; readonly key: string; readonly to: string }
  /** From one object to another; both places run from `at`. */
  | { readonly kind: 'moved'; readonly at?: string; readonly from: string; readonly to: string }
  /** A string in several parts: the named groups of `pattern` are the new keys. `back`, such as "{opens}–{closes}", makes one of them again. */
  | {
      readonly kind: 'split'
      readonly at?: string
      readonly key: string
      readonly pattern: string
      readonly back?: string
    }
  /** Several strings in one, by `text`, such as "{street}, {city}". The named groups of `back` make several of it again. */
  | {
      readonly kind: 'joined'
      readonly at?: string
      readonly to: string
      readonly text: string
      readonly back?: string
    }
  /**
   * What held where a key was left out, and no longer does: it is written down. Objects on the way to it are made. `shownBy` is a type of
   * block: where a site has none of it, nobody would see a difference, and `npm run upgrade` writes nothing. `language` is that of a word: sites in others never said it.
   */
  | {
      readonly kind: 'given'
      readonly at?: string
      readonly key: string
      readonly value: unknown
      readonly shownBy?: string
      readonly language?: string
    }
  | { readonly kind: 'retired'; readonly at?: string; readonly key: string }

/** What has changed with one version of the schema, with examples that show each step: the part as it was written before, and as it is from then on. */
type Revision = {
  readonly version: number
  readonly steps: readonly Step[]
  readonly examples: readonly { readonly before: unknown; readonly after: unknown }[]
}

/** The revisions of a part, the earliest first. */
export type History = readonly Revision[]

/** The keys that a text such as "{street}, {city}" names. */
export const keysInText = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)

/** The names of a pattern's groups. */
export const groupsIn = (pattern: string): string[] =>
  [...pattern.matchAll(/\(\?<(\w+)>/g)].map(([, key = '']) => key)
