import { Button } from '@radix-ui/themes'
import type { ShownFinding } from '../../../workspace/overview.ts'
import { useStudio } from '../store/useStudio.ts'
import { FindingWords } from './FindingWords.tsx'

/** What lint can do about a finding, a button for each. */
export const AnswerButtons = ({ finding }: { readonly finding: ShownFinding }) => {
  const studio = useStudio()
  return finding.answers.map((does, answer) => (
    <Button
      key={answer}
      size="1"
      variant="surface"
      color="gray"
      highContrast
      onClick={() => void studio.applySuggestion(finding, answer)}
    >
      <FindingWords message={does} />
    </Button>
  ))
}
