import { isDocumentRule } from '../types/rule.ts'
import { analyseDocument } from './analyseDocument.ts'
import { checkProject } from './checkProject.ts'
import type { LintRun, LintSteps } from './lintSteps.ts'
import { readDocument } from './readDocument.ts'

/** The steps of a run, which remember nothing. */
export const stepsOf = ({ shared, rules }: Pick<LintRun, 'shared' | 'rules'>): LintSteps => {
  const documentRules = rules.filter(isDocumentRule)
  return {
    analyse: ({ path, text }, view, show) => {
      const file = shared.sharedFiles.get(path) ?? readDocument(shared.kit, path, text, shared)
      const analysis = analyseDocument(file, view, documentRules)
      show?.(file, analysis)
      return analysis
    },
    checkTogether: checkProject(shared),
  }
}
