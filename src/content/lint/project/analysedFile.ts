import { placeOf, type SourceFile } from '../../../core/document/sources.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import { isToday } from '../../../core/model/history/asToday.ts'
import { comparedParagraphs } from '../texts/comparedParagraphs.ts'
import type { KnownFile, LintFile } from '../types/file.ts'
import type { DocumentAnalysis } from './analyseDocument.ts'
import { type Reading, readDocument } from './readDocument.ts'

/** A document that is read when somebody asks for more than its summary. */
export class AnalysedFile implements KnownFile {
  readonly path: string
  readonly place: KnownFile['place']
  private read: LintFile | undefined
  private compared: KnownFile['paragraphs'] | undefined
  constructor(
    private readonly kit: Kit,
    private readonly source: SourceFile,
    private readonly analysis: Pick<DocumentAnalysis, 'summary'>,
    private readonly reading: Reading,
  ) {
    this.path = source.path
    this.place = placeOf(source.path)
  }
  private get file(): LintFile {
    this.read ??= readDocument(this.kit, this.path, this.source.text, this.reading)
    return this.read
  }
  get summary() {
    return this.analysis.summary
  }
  get paragraphs() {
    const file = () =>
      this.read ?? readDocument(this.kit, this.path, this.source.text, this.reading) // not kept: many may be opened for this alone
    this.compared ??= comparedParagraphs(file())
    return this.compared
  }
  get text() {
    return this.source.text
  }
  get rewritings() {
    return isToday(this.kit, this.reading.writtenFor) ? [] : this.file.rewritings
  }
  get value() {
    return this.file.value
  }
  get shown() {
    return this.file.shown
  }
  get onAnyDay() {
    return this.file.onAnyDay
  }
  get problems() {
    return this.file.problems
  }
  get faults() {
    return this.file.faults
  }
  get sound() {
    return this.file.sound
  }
  get gathered() {
    return this.file.gathered
  }
  get ids() {
    return this.file.ids
  }
  get blocks() {
    return this.file.blocks
  }
}
