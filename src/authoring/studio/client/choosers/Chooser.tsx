import { Dialog, TextField } from '@radix-ui/themes'
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Sign } from '../ui/Sign.tsx'
import { SignButton } from '../ui/SignButton.tsx'
import { useFocusBack } from '../ui/useFocusBack.ts'
import { byArrows } from './byArrows.ts'

type Props = {
  readonly title: string
  /** What the search field is called; left out, there is none. */
  readonly search?: string
  readonly isWide?: boolean
  readonly onClose: () => void
  /** Takes a file that is dropped or pasted, wherever in the window. */
  readonly onFile?: (file: File | undefined) => void
  readonly children: (written: string) => ReactNode
  readonly below?: ReactNode
}

const fileHandlers = (onFile: (file: File | undefined) => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault()
    onFile(event.dataTransfer.files[0])
  },
  onPaste: (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files
    if (!file) return
    event.preventDefault()
    onFile(file)
  },
})

/** A window to choose one thing from many, by its name and by how it looks. */
export const Chooser = ({
  title,
  search,
  isWide = false,
  onClose,
  onFile,
  children,
  below,
}: Props) => {
  const [written, setWritten] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const back = useFocusBack()
  const list = useRef<HTMLDivElement>(null)
  /** Enter in the search field takes what is found first, once something is searched for; where that is still on its way, as soon as it has come. */
  const isMeant = useRef(false)
  const takeFirst = () => {
    const first = isMeant.current
      ? list.current?.querySelector<HTMLElement>('[data-option]')
      : undefined
    if (first) isMeant.current = false
    first?.click()
  }
  useEffect(() => {
    takeFirst()
  })
  const enter = ({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
    if (key !== 'Enter' || nativeEvent.isComposing || currentTarget.value.trim() === '') return
    isMeant.current = true
    takeFirst()
  }
  const write = (text: string) => {
    isMeant.current = false
    setWritten(text)
  }
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Content
        maxWidth={isWide ? '64rem' : '34rem'}
        className="chooser"
        aria-describedby={undefined}
        onKeyDown={byArrows}
        onCloseAutoFocus={back}
        {...(onFile ? fileHandlers(onFile) : {})}
        onOpenAutoFocus={(event) => {
          if (!field.current) return
          event.preventDefault()
          field.current.focus()
        }}
      >
        <div className="chooser-head">
          <Dialog.Title size="4" mb="0">
            {title}
          </Dialog.Title>
          <SignButton sign="close" name="Close" onClick={onClose} />
        </div>
        {search ? (
          <TextField.Root
            ref={field}
            type="search"
            size="3"
            placeholder={search}
            aria-label={search}
            autoComplete="off"
            value={written}
            onChange={(event) => write(event.target.value)}
            onKeyDown={enter}
          >
            <TextField.Slot>
              <Sign name="search" />
            </TextField.Slot>
          </TextField.Root>
        ) : null}
        <div className="chooser-list" ref={list}>
          {children(written)}
        </div>
        {below}
      </Dialog.Content>
    </Dialog.Root>
  )
}
