import { DropdownMenu, IconButton } from '@radix-ui/themes'
import { useState } from 'react'
import type { Block } from '../../../../core/document/page.ts'
import type { SchemaKit } from '../../../../core/kit/Kit.ts'
import type { Said } from '../../protocol/Said.ts'
import type { TurnsAnswer } from '../../protocol/viewAnswers.ts'
import { LinkChooser } from '../choosers/LinkChooser.tsx'
import { BlockGallery } from '../gallery/BlockGallery.tsx'
import { ask } from '../store/askServer.ts'
import { useDocument, usePages, useStudio } from '../store/useStudio.ts'
import { AskFirst } from '../ui/AskFirst.tsx'
import { Sign } from '../ui/Sign.tsx'
import { useSaid } from '../ui/useSaid.ts'
import { useBlocks } from './useBlocks.ts'

type Props = {
  readonly kit: SchemaKit
  readonly file: string
  readonly index: number
  readonly block: Block
  /** What it is called in a list of many; without it is the block that is chosen. */
  readonly name?: string
}

const isLoss = (said: Said): boolean =>
  typeof said === 'object' && ['textsLost', 'linksLost', 'settingsLost'].includes(said.code)

/** What can be done with a block. */
export const BlockMenu = ({ kit, file, index, block, name }: Props) => {
  const studio = useStudio()
  const { blocks = [] } = (useDocument(file)?.value ?? {}) as { readonly blocks?: readonly Block[] } // lint tells where they are none
  const does = useBlocks(file)
  const pages = usePages()
  const said = useSaid()
  const [asks, setAsks] = useState<'before' | 'after' | 'copy'>()
  const [lost, setLost] = useState<{ readonly type: string; readonly words: string }>()
  const isHidden = block['hidden'] === true
  const [others, setOthers] = useState<TurnsAnswer>([])
  // What a block says is its own program's to tell, and that runs on the server.
  const lookUp = () =>
    void ask('turns', { file, block: String(index) }).then(setOthers, () => setOthers([]))
  const turn = async (type: string) => {
    const tried = await studio
      .dryRun({ kind: 'turnBlock', at: { file, pointer: `/blocks/${index}` }, type })
      .catch(() => undefined)
    const words = said.lines(tried?.done ? tried.messages.filter(isLoss) : []).join(' ')
    if (words === '') void does.turn(index, type)
    else setLost({ type, words })
  }
  const close = () => setAsks(undefined)
  return (
    <>
      <DropdownMenu.Root onOpenChange={(isOpen) => (isOpen ? lookUp() : undefined)}>
        <DropdownMenu.Trigger>
          <IconButton
            variant="ghost"
            color="gray"
            highContrast={name === undefined}
            size={name === undefined ? '2' : '1'}
            aria-label={`What to do with ${name ?? 'this block'}`}
            ml="auto"
          >
            <Sign name="more" size={name === undefined ? 16 : 14} />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item onSelect={() => setAsks('before')}>
            Add a block before it …
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => setAsks('after')}>
            Add a block after it …
          </DropdownMenu.Item>
          <DropdownMenu.Separator />
          <DropdownMenu.Item
            disabled={index === 0}
            onSelect={() => void does.move(index, index - 1)}
          >
            Move up
          </DropdownMenu.Item>
          <DropdownMenu.Item
            disabled={index === blocks.length - 1}
            onSelect={() => void does.move(index, index + 1)}
          >
            Move down
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => void does.duplicate(index)}>
            Duplicate
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => setAsks('copy')}>
            Copy to another page …
          </DropdownMenu.Item>
          {others.length > 0 ? (
            <DropdownMenu.Sub>
              <DropdownMenu.SubTrigger>Turn into</DropdownMenu.SubTrigger>
              <DropdownMenu.SubContent>
                {others.map(({ type, title }) => (
                  <DropdownMenu.Item key={type} onSelect={() => void turn(type)}>
                    {title}
                  </DropdownMenu.Item>
                ))}
              </DropdownMenu.SubContent>
            </DropdownMenu.Sub>
          ) : null}
          <DropdownMenu.Item onSelect={() => void does.hide(index, !isHidden)}>
            {isHidden ? 'Show it again' : 'Hide it'}
          </DropdownMenu.Item>
          <DropdownMenu.Separator />
          <DropdownMenu.Item color="red" onSelect={() => void does.remove(index)}>
            Remove
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {asks === 'before' || asks === 'after' ? (
        <BlockGallery
          kit={kit}
          file={file}
          at={index + (asks === 'after' ? 1 : 0)}
          onClose={close}
          onChoose={(type, at) => void does.add(type, at)}
        />
      ) : null}
      {asks === 'copy' ? (
        <LinkChooser
          href=""
          onlyPages
          route={undefined}
          onClose={close}
          onChoose={(route) => {
            close()
            const to = pages.find((page) => page.route === route)
            if (to) void does.copyTo(index, to.path)
          }}
        />
      ) : null}
      {lost ? (
        <AskFirst
          question="Turn it and lose some of it?"
          words={lost.words}
          does="Turn it"
          leaves="Leave it as it is"
          onDo={() => void does.turn(index, lost.type)}
          onClose={() => setLost(undefined)}
        />
      ) : null}
    </>
  )
}
