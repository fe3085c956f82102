import { IconButton } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { Hint } from './Hint.tsx'
import { Sign, type SignName } from './Sign.tsx'

type Props = Omit<ComponentProps<typeof IconButton>, 'children'> & {
  readonly sign: SignName
  readonly name: string
  readonly keys?: string
}

/** A button that is a drawing, named for those who hear it and, on pointing, for those who see it. */
export const SignButton = ({ sign, name, keys, ...rest }: Props) => (
  <Hint content={keys ? `${name} (${keys})` : name}>
    <IconButton
      type="button"
      variant="ghost"
      color="gray"
      highContrast
      size="2"
      aria-label={name}
      {...rest}
    >
      <Sign name={sign} />
    </IconButton>
  </Hint>
)
