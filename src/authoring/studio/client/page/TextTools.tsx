import type { ToFrame } from '../../protocol/frameMessages.ts'
import { Sign, type SignName } from '../ui/Sign.tsx'
import type { Writing } from './useHear.ts'

type Mark = Extract<ToFrame, { kind: 'mark' }>['mark']

const tools: readonly {
  readonly mark: Mark
  readonly sign: SignName
  readonly name: string
  readonly keys: string
}[] = [
  { mark: 'strong', sign: 'bold', name: 'Bold', keys: 'Ctrl B' },
  { mark: 'emphasis', sign: 'italic', name: 'Slanted', keys: 'Ctrl I' },
  { mark: 'code', sign: 'code', name: 'Code', keys: 'Ctrl E' },
  { mark: 'link', sign: 'link', name: 'Link', keys: 'Ctrl K' },
  { mark: 'fact', sign: 'facts', name: 'Put in a figure', keys: '{{' },
]

/** What can be done with the words that are selected on the page. The caret stays there: by keys each has its own. */
export const TextTools = ({
  writing,
  onMark,
}: {
  readonly writing: Writing
  readonly onMark: (mark: Mark) => void
}) => (
  <div role="toolbar" aria-label="Text" className="strip-tools">
    {tools
      .filter(({ mark }) => mark === 'fact' || writing.marks)
      .map(({ mark, sign, name, keys }) => (
        <button
          key={mark}
          type="button"
          tabIndex={-1}
          aria-label={name}
          title={`${name} (${keys})`}
          aria-pressed={mark === 'fact' ? undefined : (writing.marks ?? []).includes(mark)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onMark(mark)}
        >
          <Sign name={sign} />
          {mark === 'fact' ? <span>Figure</span> : null}
        </button>
      ))}
  </div>
)
