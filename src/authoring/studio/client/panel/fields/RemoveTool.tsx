import { SignButton } from '../../ui/SignButton.tsx'
import { useRemove } from './useRemove.ts'

/** Beside the name of a value of several parts: takes it out. */
export const RemoveTool = (value: { readonly pointer: string; readonly title: string }) => (
  <SignButton size="1" sign="bin" name={`Remove ${value.title}`} onClick={useRemove(value)} />
)
