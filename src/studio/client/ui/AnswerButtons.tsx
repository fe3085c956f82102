import { Button } from '@radix-ui/themes'
import type { ShownFinding } from '../../../preview/overview.ts'
import { useStudio } from '../store/useStudio.ts'
import { FindingWords } from '../views/parts/FindingWords.tsx'

/** What lint can do about a finding, a button for each. */
export const AnswerButtons = ({ finding }: { finding: ShownFinding }) => {
  const studio = useStudio()
  return finding.answers.map((label, answer) => (
    <Button key={label} size="1" variant="surface" color="gray" highContrast onClick={() => void studio.answer(finding, answer)}>
      <FindingWords>{label}</FindingWords>
    </Button>
  ))
}
