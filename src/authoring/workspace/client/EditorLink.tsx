import { Code, Link } from '@radix-ui/themes'
import { useState } from 'react'

type Props = {
  readonly root: string
  readonly file: string
  readonly line?: number
  readonly column?: number
  readonly label: string
}

/** The address that opens a file at a line in VS Code. */
const editorAddress = ({ root, file, line = 1, column = 1 }: Props): string =>
  encodeURI(
    `vscode://file${root.startsWith('/') ? '' : '/'}${root.replaceAll('\\', '/')}/${file}:${line}:${column}`,
  )

/** A link that opens a file in VS Code. No page is told whether that answers, so what to do if not is said with the first press. */
export const EditorLink = (props: Props) => {
  const [pressed, setPressed] = useState(false)
  const { root, file, line, label } = props
  return (
    <>
      <Link
        href={editorAddress(props)}
        underline="always"
        highContrast
        onClick={() => setPressed(true)}
      >
        {label}
      </Link>
      {pressed ? (
        <span className="authoring-unopened" role="status">
          Nothing opened? This needs VS Code. In any other editor, open{' '}
          <Code variant="ghost" highContrast>
            {root}/{file}
          </Code>
          {line && line > 1 ? ` at line ${line}` : ''}.
        </span>
      ) : null}
    </>
  )
}
