import { TextField } from '@radix-ui/themes'
import { useId, useState } from 'react'
import { isObject } from '../../../../../core/document/isObject.ts'
import { useDocument, usePages } from '../../store/useStudio.ts'
import { PlanDialog } from '../parts/PlanDialog.tsx'
import { likelyPlace, menuLists } from './menuPlaces.ts'

type Props = { readonly route: string; readonly name: string; readonly close: () => void }

const file = 'pages/_site.json'

/** Puts a page into a menu or the footer: under which words, and after which entry. */
export const PutInMenu = ({ route, name, close }: Props) => {
  const id = useId()
  const lists = menuLists(useDocument(file)?.value)
  const [label, setLabel] = useState(name)
  const [line, setLine] = useState('')
  const [chosen, setChosen] = useState<string>()
  const page = usePages().find((one) => one.route === route)
  const document = useDocument(page?.path)?.value
  const parent =
    isObject(document) && typeof document['parent'] === 'string' ? document['parent'] : undefined
  const place = chosen ?? likelyPlace(lists, route, parent) ?? ''
  const isFirst = place.endsWith('/first')
  const pointer = isFirst ? place.replace(/first$/, '0') : place
  const isThere = lists
    .filter(({ links }) => links.some(({ href }) => href === route))
    .map((list) => list.name)
  // Where the links beside it say more in a line below, this one would be bare without.
  const hasLines = lists.some(
    (list) =>
      place.startsWith(`${list.pointer}/`) && list.links.some(({ text }) => text !== undefined),
  )
  const value = {
    label: label.trim(),
    href: route,
    ...(hasLines && line.trim() !== '' ? { text: line.trim() } : {}),
  }
  return (
    <PlanDialog
      title={`“${name}” in a menu`}
      about={
        isThere.length > 0
          ? `It stands in ${isThere.join(' and ')} already.`
          : 'Menus leave a draft out, and show it once it is ready.'
      }
      command={
        place === '' || label.trim() === ''
          ? undefined
          : {
              kind: 'insertEntry',
              position: isFirst ? { before: { file, pointer } } : { after: { file, pointer } },
              value,
            }
      }
      does="Put it there"
      close={close}
    >
      <div className="view-form">
        <label htmlFor={id}>What the menu says</label>
        <TextField.Root
          id={id}
          size="3"
          autoComplete="off"
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <label htmlFor={`${id}-place`}>Where</label>
        <select
          id={`${id}-place`}
          className="view-select"
          value={place}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">Choose a place</option>
          {lists.map((list) => (
            <optgroup key={list.pointer} label={list.name}>
              <option value={`${list.pointer}/first`}>{list.name}: first</option>
              {list.links.map((link, index) => (
                <option key={index} value={`${list.pointer}/${index}`}>
                  {list.name}: after “{link.label}”
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        {hasLines ? (
          <>
            <label htmlFor={`${id}-line`}>A few words below it, as the others there have</label>
            <TextField.Root
              id={`${id}-line`}
              size="3"
              autoComplete="off"
              value={line}
              onChange={(event) => setLine(event.target.value)}
            />
          </>
        ) : null}
      </div>
    </PlanDialog>
  )
}
