import type { Path } from '../../../core/model/schema/path.ts'
import type { LintFile } from '../types/file.ts'

const bare = (question: string) =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}{}. ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The questions that a document answers, without signs and capital letters, in which two of them may differ. */
export const questionsIn = ({
  gathered,
}: LintFile): { readonly question: string; readonly path: Path | undefined }[] =>
  gathered.strings.flatMap(({ text, path }) =>
    path?.key === 'question' ? [{ question: bare(text), path }] : [],
  )
