/** What a surface calls the things that a message names. */
export type Naming = {
  /** A property: `"href"` for people who see the files, “Link” for authors. */
  readonly key: (name: string) => string
  /** A document, by its path. */
  readonly document: (path: string) => string
}
