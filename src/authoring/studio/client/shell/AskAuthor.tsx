import { AlertDialog, Button } from '@radix-ui/themes'
import type { Question } from '../store/StudioState.ts'
import { useStudio, useStudioState } from '../store/useStudio.ts'
import { useFocusBack } from '../ui/useFocusBack.ts'

const Asked = ({ question: { text, answers } }: { readonly question: Question }) => {
  const studio = useStudio()
  const close = () => studio.showQuestion(undefined)
  return (
    <AlertDialog.Root open onOpenChange={close}>
      <AlertDialog.Content
        maxWidth="30rem"
        aria-describedby={undefined}
        onCloseAutoFocus={useFocusBack()}
      >
        <AlertDialog.Title size="4">{text}</AlertDialog.Title>
        <div className="chooser-foot">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray">
              Cancel
            </Button>
          </AlertDialog.Cancel>
          {answers.map(({ label, run }) => (
            <Button
              key={label}
              variant="soft"
              highContrast
              onClick={() => {
                close()
                run()
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}

/** Asks what can't be done before it is answered. */
export const AskAuthor = () => {
  const question = useStudioState((state) => state.question)
  return question ? <Asked question={question} /> : null
}
