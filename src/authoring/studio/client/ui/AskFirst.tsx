import { AlertDialog, Button } from '@radix-ui/themes'
import { useFocusBack } from './useFocusBack.ts'

type Props = {
  readonly question: string
  readonly words: string
  /** What the two buttons say: each names what it does. */
  readonly does: string
  readonly leaves: string
  readonly onDo: () => void
  readonly onClose: () => void
}

/** Before something is done that its author may not mean: what comes of it. */
export const AskFirst = ({ question, words, does, leaves, onDo, onClose }: Props) => (
  <AlertDialog.Root open onOpenChange={onClose}>
    <AlertDialog.Content maxWidth="30rem" onCloseAutoFocus={useFocusBack()}>
      <AlertDialog.Title size="4">{question}</AlertDialog.Title>
      <AlertDialog.Description size="2">{words}</AlertDialog.Description>
      <div className="chooser-foot">
        <AlertDialog.Cancel>
          <Button variant="soft" color="gray">
            {leaves}
          </Button>
        </AlertDialog.Cancel>
        <AlertDialog.Action>
          <Button onClick={onDo}>{does}</Button>
        </AlertDialog.Action>
      </div>
    </AlertDialog.Content>
  </AlertDialog.Root>
)
