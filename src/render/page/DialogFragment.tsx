import { StaticRouter } from 'react-router-dom'
import type { Site } from '../../core/kit/Site.ts'
import { PageContext } from '../ui/PageContext.ts'
import { Text } from '../ui/Text.tsx'
import { BlockList } from './BlockList.tsx'

/** A page without a dialog of its own language opens that of the main one. */
const inLanguage = ({ edition }: Site) =>
  edition ? { lang: edition.language.tag, dir: edition.language.direction } : {}

/** What stands inside a dialog: its heading, a button named Close, and its blocks. */
export const DialogFragment = ({ context }: { context: PageContext }) => {
  const { page } = context
  if (page.documentType !== 'dialog') throw new Error(`${page.file} is no dialog.`)
  const { document } = page
  return (
    <PageContext value={context}>
      <StaticRouter location={page.route}>
        <div className="dialog-inner" {...inLanguage(context.site)}>
          <div className="dialog-head">
            <h2 id="_dialog-heading">{document.heading}</h2>
            <button type="button" className="ui-button ui-secondary" data-close="">
              {context.site.words.close}
            </button>
          </div>
          <div className="dialog-body">
            {document.intro ? (
              <p className="dialog-intro">
                <Text text={document.intro} />
              </p>
            ) : null}
            <BlockList blocks={document.blocks} parts />
          </div>
        </div>
      </StaticRouter>
    </PageContext>
  )
}
