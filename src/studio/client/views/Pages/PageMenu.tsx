import { DropdownMenu } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { SignButton } from '../../ui/SignButton.tsx'
import { MovePage } from './MovePage.tsx'
import { RemovePage } from './RemovePage.tsx'

/** What can be done to a page as a whole. */
export const PageMenu = ({ route, name }: { route: string; name: string }) => {
  const [open, setOpen] = useState<'move' | 'remove'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <SignButton size="1" sign="more" name={`More for ${name}`} className="pages-more" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item asChild>
            <Link to={`/_new?like=${encodeURIComponent(route)}`}>New page like this one</Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild>
            <Link to={`/_new?link-from=${encodeURIComponent(route)}`}>New page below it</Link>
          </DropdownMenu.Item>
          {route === '/' ? null : (
            <>
              <DropdownMenu.Item onSelect={() => setOpen('move')}>Give it another address …</DropdownMenu.Item>
              <DropdownMenu.Separator />
              <DropdownMenu.Item color="red" onSelect={() => setOpen('remove')}>
                Remove …
              </DropdownMenu.Item>
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {open === 'move' ? <MovePage route={route} name={name} close={close} /> : null}
      {open === 'remove' ? <RemovePage route={route} name={name} close={close} /> : null}
    </>
  )
}
