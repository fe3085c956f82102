import { usePage } from '../store/pageContext.ts'
import { useSiteKit } from '../store/useSiteKit.ts'
import { BlockTools } from './BlockTools.tsx'
import type { FramePort } from './openPort.ts'
import { TextTools } from './TextTools.tsx'
import type { Writing } from './useHear.ts'

/** Above the page, where it covers none of its words: what is chosen there and what can be done with it, and the marks of what is typed. */
export const ToolStrip = ({
  writing,
  port,
}: {
  readonly writing: Writing
  readonly port: FramePort | undefined
}) => {
  const { mode, file } = usePage()
  const kit = useSiteKit()
  return (
    <div className="studio-strip">
      {mode === 'look' ? (
        <p className="studio-quiet">Clicks lead on, as they do for a visitor.</p>
      ) : kit && file ? (
        <BlockTools kit={kit} file={file} />
      ) : null}
      {mode === 'write' && writing.isOpen ? (
        <TextTools writing={writing} onMark={(mark) => port?.tell({ kind: 'mark', mark })} />
      ) : null}
    </div>
  )
}
