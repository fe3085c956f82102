import type { DialogDocument } from '../../core/document/page.ts'
import { Text } from '../ui/Text.tsx'
import { BlockList, type WrapBlock } from './BlockList.tsx'

/** A dialog where it is a page of its own: its heading and its blocks in one section. */
export const DialogContent = ({
  dialog,
  wrapBlock,
}: {
  dialog: DialogDocument
  wrapBlock: WrapBlock | undefined
}) => (
  <section className="section">
    <div className="section-wrap">
      <div className="section-body">
        <div className="section-head">
          <h1>{dialog.heading}</h1>
          {dialog.intro ? (
            <p className="section-intro">
              <Text text={dialog.intro} />
            </p>
          ) : null}
        </div>
        <BlockList blocks={dialog.blocks} wrapBlock={wrapBlock} parts />
      </div>
    </div>
  </section>
)
