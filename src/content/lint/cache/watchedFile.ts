import type { KnownFile, Summary } from '../types/file.ts'

/** A document that tells when somebody asks for more than its summary and its paragraphs; whoever gives these notes it. */
export class WatchedFile implements KnownFile {
  readonly path: string
  readonly place: KnownFile['place']
  constructor(
    private readonly watched: KnownFile,
    readonly summary: Summary,
    private readonly onOpen: (path: string) => void,
    private readonly paragraphsOf: (file: KnownFile) => KnownFile['paragraphs'],
  ) {
    this.path = watched.path
    this.place = watched.place
  }
  private get opened(): KnownFile {
    this.onOpen(this.path)
    return this.watched
  }
  get paragraphs() {
    return this.paragraphsOf(this.watched)
  }
  get text() {
    return this.opened.text
  }
  get rewritings() {
    return this.opened.rewritings
  }
  get value() {
    return this.opened.value
  }
  get shown() {
    return this.opened.shown
  }
  get onAnyDay() {
    return this.opened.onAnyDay
  }
  get problems() {
    return this.opened.problems
  }
  get faults() {
    return this.opened.faults
  }
  get sound() {
    return this.opened.sound
  }
  get gathered() {
    return this.opened.gathered
  }
  get ids() {
    return this.opened.ids
  }
  get blocks() {
    return this.opened.blocks
  }
}
