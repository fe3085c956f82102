import { SegmentedControl } from '@radix-ui/themes'

const widths = { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' } as const

/** How wide the page is shown; `desktop` is all the room there is. The pixels stand in authoring.css. */
export type Width = keyof typeof widths

export const WidthChoice = ({ width, choose }: { width: Width; choose: (width: Width) => void }) => (
  <SegmentedControl.Root size="1" value={width} onValueChange={(value) => choose(value as Width /* one of the items below */)} aria-label="Width of the page">
    {Object.entries(widths).map(([value, label]) => (
      <SegmentedControl.Item value={value} key={value}>
        {label}
      </SegmentedControl.Item>
    ))}
  </SegmentedControl.Root>
)
