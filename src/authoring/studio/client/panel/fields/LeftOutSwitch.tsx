import { Switch } from '@radix-ui/themes'
import { useId } from 'react'

type Props = {
  readonly says: string
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
}

/** Says of keys that they are left out together, and what that means: none of them need be emptied by itself. */
export const LeftOutSwitch = ({ says, isOn, onTurn }: Props) => {
  const id = useId()
  return (
    <div className="panel-field">
      <div className="panel-switch">
        <Switch size="1" id={id} checked={isOn} onCheckedChange={onTurn} />
        <label htmlFor={id}>{says}</label>
      </div>
    </div>
  )
}
