import { DropdownMenu } from '@radix-ui/themes'
import { useContext } from 'react'
import { type LookChoice, LookContext } from '../ui/lookContext.ts'
import { Sign } from '../ui/Sign.tsx'

const looks = { auto: 'As the system has it', light: 'Light', dark: 'Dark' } as const

/** The studio in light or dark; the page in it keeps its own colours. */
export const LookSwitch = () => {
  const { choice, choose } = useContext(LookContext)
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <button type="button">
          <Sign name={choice} size={20} />
          <span>Light, dark</span>
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content side="right">
        <DropdownMenu.Label>Light or dark studio</DropdownMenu.Label>
        <DropdownMenu.RadioGroup
          value={choice}
          onValueChange={(value) => choose(value as LookChoice /* one of the items below */)}
        >
          {Object.entries(looks).map(([value, label]) => (
            <DropdownMenu.RadioItem key={value} value={value}>
              {label}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
