import { DropdownMenu } from '@radix-ui/themes'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { PageNode } from '../../../../../content/commands/pages/pageTree.ts'
import { useStudio } from '../../store/useStudio.ts'
import { SignButton } from '../../ui/SignButton.tsx'
import { MovePage } from './MovePage.tsx'
import { PutInMenu } from './PutInMenu.tsx'
import { RemovePage } from './RemovePage.tsx'

/** What can be done to a page as a whole. */
export const PageMenu = ({
  route,
  name,
  languages,
}: {
  route: string
  name: string
  languages: PageNode['languages']
}) => {
  const studio = useStudio()
  const navigate = useNavigate()
  const translate = async (own: string) => {
    const { done } = await studio.runCommand({ kind: 'newPage', route: own })
    if (done) navigate(own)
  }
  const [open, setOpen] = useState<'menu' | 'move' | 'remove'>()
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
          <DropdownMenu.Item onSelect={() => setOpen('menu')}>Put it in a menu …</DropdownMenu.Item>
          {languages.length > 0 ? <DropdownMenu.Separator /> : null}
          {languages.map((language) =>
            language.isThere ? (
              <DropdownMenu.Item asChild key={language.route}>
                <Link to={language.route}>The same in {language.name}</Link>
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.Item
                key={language.route}
                onSelect={() => void translate(language.route)}
              >
                New translation: {language.name}
              </DropdownMenu.Item>
            ),
          )}
          {languages.length > 0 ? <DropdownMenu.Separator /> : null}
          {route === '/' ? null : (
            <>
              <DropdownMenu.Item onSelect={() => setOpen('move')}>
                Give it another address …
              </DropdownMenu.Item>
              <DropdownMenu.Separator />
              <DropdownMenu.Item color="red" onSelect={() => setOpen('remove')}>
                Remove …
              </DropdownMenu.Item>
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {open === 'menu' ? <PutInMenu route={route} name={name} close={close} /> : null}
      {open === 'move' ? <MovePage route={route} name={name} close={close} /> : null}
      {open === 'remove' ? <RemovePage route={route} name={name} close={close} /> : null}
    </>
  )
}
