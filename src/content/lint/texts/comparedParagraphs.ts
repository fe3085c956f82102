import { pointerOf } from '../../../core/model/schema/path.ts'
import { shinglesOf } from '../likeness/shingles.ts'
import { writeSketches } from '../likeness/sketches.ts'
import type { KnownFile, LintFile } from '../types/file.ts'
import { paragraphsOf } from './paragraphsOf.ts'

/** The paragraphs of a document for comparing, in their order. */
export const comparedParagraphs = (file: LintFile): KnownFile['paragraphs'] =>
  paragraphsOf(file).map(({ text, path }) => [pointerOf(path), writeSketches([shinglesOf(text)])])
