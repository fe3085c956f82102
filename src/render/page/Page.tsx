import type { ReactNode } from 'react'
import { StaticRouter } from 'react-router-dom'
import { Footer } from '../shell/Footer.tsx'
import { Header } from '../shell/Header.tsx'
import { PageContext } from '../ui/PageContext.ts'
import { BindingNote } from './BindingNote.tsx'
import { BlockList, type WrapBlock } from './BlockList.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { DialogContent } from './DialogContent.tsx'
import { NotFoundElsewhere } from './NotFoundElsewhere.tsx'
import { Toasts } from './Toasts.tsx'

type Props = { context: PageContext; wrapBlock?: WrapBlock | undefined }

const PageShell = ({ context, children }: { context: PageContext; children: ReactNode }) => (
  <PageContext value={context}>
    <StaticRouter location={context.page.route}>{children}</StaticRouter>
  </PageContext>
)

/** What stands above the content of every page. It depends on the site alone, so the build renders it once. */
export const Top = ({ context }: Props) => (
  <PageShell context={context}>
    <a className="skip" href="#_main">
      {context.site.words.skipToContent}
    </a>
    {context.site.isPreview ? (
      <p className="preview-note" data-preview="">
        {context.site.words.previewNote}
      </p>
    ) : null}
    <Header />
  </PageShell>
)

/** What stands below the content of every page. */
export const Bottom = ({ context }: Props) => (
  <PageShell context={context}>
    <Footer />
    <Toasts />
  </PageShell>
)

/** The content of a page. Its presets for dialogs stand here once for all that opens one. */
export const Main = ({ context, wrapBlock }: Props) => {
  const { page } = context
  const presets = page.documentType === 'dialog' ? undefined : page.document.presets
  return (
    <PageShell context={context}>
      <main
        id="_main"
        tabIndex={-1}
        data-presets={presets && JSON.stringify(presets)}
        data-missing={page.documentType === 'notFound' ? '' : undefined}
      >
        <Breadcrumbs />
        <BindingNote />
        {page.documentType === 'dialog' ? (
          <DialogContent dialog={page.document} wrapBlock={wrapBlock} />
        ) : (
          <BlockList
            blocks={page.document.blocks}
            wrapBlock={wrapBlock}
            bands={page.document.bands}
          />
        )}
        {page.documentType === 'notFound' ? <NotFoundElsewhere /> : null}
      </main>
    </PageShell>
  )
}
