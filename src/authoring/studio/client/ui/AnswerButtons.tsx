import { Button } from '@radix-ui/themes'
import type { ShownFinding } from '../../../workspace/overview.ts'
import { useStudio } from '../store/useStudio.ts'
import { FindingWords } from './FindingWords.tsx'

type Props = { readonly finding: ShownFinding; readonly called?: (label: string) => string }

/** What lint can do about a finding, a button for each; `called`: what a view calls some of them. */
export const AnswerButtons = ({ finding, called = (label) => label }: Props) => {
  const studio = useStudio()
  return finding.answers.map((label, answer) => (
    <Button
      key={label}
      size="1"
      variant="surface"
      color="gray"
      highContrast
      onClick={() => void studio.answer(finding, answer)}
    >
      <FindingWords>{called(label)}</FindingWords>
    </Button>
  ))
}
