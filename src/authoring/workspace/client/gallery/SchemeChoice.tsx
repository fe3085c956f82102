import { SegmentedControl } from '@radix-ui/themes'
import { useSearchParams } from 'react-router-dom'

/** Light or dark, kept in the address. */
export const useScheme = (): [string, (scheme: string) => void] => {
  const [search, setSearch] = useSearchParams()
  return [search.get('scheme') ?? 'light', (scheme) => setSearch({ scheme }, { replace: true })]
}

export const SchemeChoice = ({
  scheme,
  onChoose,
}: {
  scheme: string
  onChoose: (scheme: string) => void
}) => (
  <SegmentedControl.Root value={scheme} onValueChange={onChoose} size="1" aria-label="Colours">
    <SegmentedControl.Item value="light">Light</SegmentedControl.Item>
    <SegmentedControl.Item value="dark">Dark</SegmentedControl.Item>
  </SegmentedControl.Root>
)
