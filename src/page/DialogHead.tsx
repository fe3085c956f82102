import type { DialogDocument } from '../document/page.ts'
import { Text } from '../ui/Text.tsx'

/** The heading of a dialog where it is a page of its own. */
export const DialogHead = ({ dialog }: { dialog: DialogDocument }) => (
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
      </div>
    </div>
  </section>
)
