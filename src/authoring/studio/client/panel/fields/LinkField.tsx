import { Button, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { LinkChooser } from '../../choosers/LinkChooser.tsx'
import { usePages } from '../../store/useStudio.ts'
import { titleOf } from '../../ui/words.ts'
import { useForm } from '../formContext.ts'
import { kindOf } from '../kindOf.ts'
import { shownText } from '../shownText.ts'
import { useEdit } from '../useEdit.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'

/** Where something leads: chosen by title, or written as it is. */
export const LinkField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const edit = useEdit()
  const { kit, file, route, findings } = useForm()
  const pages = usePages()
  const [isOpen, setOpen] = useState(false)
  const title = titleOf(schema)
  const { value: href, ...shown } = shownText(value, title)
  const page = pages.find((known) => known.route === href.replace(/#.*$/, ''))
  const change = (text: string) =>
    text === '' && isOptional
      ? edit.remove(pointer, title, true)
      : edit.set(pointer, text, title, true)
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare }}>
      {(wiring) => (
        <>
          <div className="panel-chosen">
            <TextField.Root
              {...wiring}
              autoComplete="off"
              spellCheck={false}
              {...shown}
              value={href}
              onChange={(event) => change(event.target.value)}
            />
            <Button
              type="button"
              variant="soft"
              onClick={() => setOpen(true)}
              aria-label={`Choose: ${title}`}
            >
              Choose
            </Button>
          </div>
          {page ? <p className="panel-says">{page.title}</p> : null}
          {/* Where a link may not wait for its page, that is found instead. */}
          {page?.draft && !findings.has(pointer) ? (
            <p className="panel-says">
              This page is a draft: visitors get the link as soon as the page is ready and
              published.
            </p>
          ) : null}
          {isOpen ? (
            <LinkChooser
              href={href}
              onlyPages={kindOf(schema, kit.choices) === 'page'}
              route={route}
              link={{ file, pointer }}
              onClose={() => setOpen(false)}
              onChoose={(to) => {
                setOpen(false)
                edit.set(pointer, to, title)
              }}
            />
          ) : null}
        </>
      )}
    </FieldLayout>
  )
}
