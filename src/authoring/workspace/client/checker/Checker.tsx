import { Flex, Heading, Text, TextArea, TextField } from '@radix-ui/themes'
import { type DragEvent, useMemo, useState } from 'react'
import { assetFolder, pathOf } from '../../../../core/document/addresses.ts'
import type { Sources } from '../../../../core/document/sources.ts'
import { officeDayOf } from '../../../../core/model/site/dayAt.ts'
import { checkDocument } from '../../checkDocument.ts'
import { FindingCard } from '../FindingCard.tsx'
import { useKit } from './useKit.ts'

const defaultPath = 'pages/new-page.json'

/** Where a page and its style name files of the site. */
const ownFiles = new RegExp(`(["(])${assetFolder}`, 'g')

/** The place of a dropped file in the site: that of the document with its name, else a new page. */
const placeFor = (name: string, { files }: Sources): string =>
  files.find(({ path }) => path.endsWith(`/${name}`))?.path ?? `pages/${name}`

/** Where one pastes or drops a document and gets what the command line finds, and the page. Nothing leaves the browser. */
export const Checker = ({
  sources,
  own,
  base = '',
}: {
  sources: Sources
  own?: string | undefined
  base?: string
}) => {
  const kit = useKit(own)
  const [path, setPath] = useState(defaultPath)
  const [text, setText] = useState('')
  const settings = sources.files.find((file) => file.path === 'pages/_site.json')
  const today = officeDayOf(settings?.text, Date.now())
  const checked = useMemo(
    () => (text === '' || !kit ? undefined : checkDocument(kit, sources, path, text, today)),
    [kit, sources, path, text, today],
  )
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    setPath(placeFor(file.name, sources))
    // As Node reads a file: a byte-order mark stays, so that lint can tell of it.
    void file
      .arrayBuffer()
      .then((bytes) => setText(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a way beside pasting, which needs no pointer
    <div className="checker" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Flex direction="column" gap="3" className="checker-text">
        <Heading size="5" as="h1">
          Check a document
        </Heading>
        <Text as="label" size="2" htmlFor="checker-path">
          Its file in the site
        </Text>
        <Text size="2" color="gray" id="checker-path-hint">
          Choose the page that you are changing; a new one keeps this name.
        </Text>
        <TextField.Root
          id="checker-path"
          aria-describedby="checker-path-hint"
          value={path}
          onChange={(event) => setPath(event.target.value)}
          list="checker-paths"
        />
        <datalist id="checker-paths">
          {sources.files.map((file) => (
            <option value={file.path} key={file.path} />
          ))}
        </datalist>
        <Text as="label" size="2" htmlFor="checker-text">
          Paste the document here, or drop its file
        </Text>
        <TextArea
          id="checker-text"
          value={text}
          onChange={(event) => setText(event.target.value)}
          spellCheck={false}
          className="checker-area"
        />
        <div role="status">
          {checked ? (
            <Text as="p" weight="bold">
              {checked.findings.length === 0
                ? 'Nothing found.'
                : `${checked.findings.length} found.`}
            </Text>
          ) : null}
        </div>
        <ul className="checker-findings">
          {checked?.findings.map((finding, index) => (
            <FindingCard finding={finding} root="" key={index} />
          ))}
        </ul>
      </Flex>
      {checked?.html ? (
        // Without scripts: the document may come from anybody.
        <iframe
          title="The page"
          sandbox="allow-same-origin"
          srcDoc={
            base ? checked.html.replace(ownFiles, `$1${base}${pathOf(assetFolder)}`) : checked.html
          }
          className="checker-page"
        />
      ) : (
        <Text as="p" color="gray" className="checker-page">
          The page is shown here once the document can be drawn.
        </Text>
      )}
    </div>
  )
}
