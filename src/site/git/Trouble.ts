/** What keeps something from being published: `what` is so, and what to do about it, both in words for the author. */
export type Trouble = {
  readonly what: string
  readonly todo: string
  /** What the program or the other side said about it, as it was said. */
  readonly said?: string | undefined
}

/** Nothing was published: why. */
export class PublishTrouble extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.what)
  }
}

export const stop = (what: string, todo: string, said?: string): never => {
  throw new PublishTrouble({ what, todo, ...(said?.trim() ? { said: said.trim() } : {}) })
}
