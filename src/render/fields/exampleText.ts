/** What the gallery fills into a field for any text. */
export const exampleText = ({
  maxLength,
}: {
  readonly type: string
  readonly maxLength?: number | undefined
}): string => 'As an example'.slice(0, maxLength).trim()
