/** Where the engine's own files lie, and where it keeps what it has made. Made where a program begins (`scripts/engineHere.mjs`), and handed down. */
export type Engine = {
  /** The folder of what visitors' browsers load, with its manifest. */
  readonly client: string
  /** The same for authors' browsers; only the commands that show pages to authors have it. */
  readonly authoring: string
  /** The folder of the schema files that documents name. */
  readonly schemas: string
  /** The folder of what is worth keeping from one run to the next. */
  readonly cache: string
  /** Changes whenever the engine does. Empty: nothing is known of it, so that nothing of an earlier run is believed. */
  readonly stamp: string
}
