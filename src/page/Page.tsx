import { StaticRouter } from 'react-router-dom'
import { Footer } from '../shell/Footer.tsx'
import { Header } from '../shell/Header.tsx'
import { type AroundBlock, BlockList } from './BlockList.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { DialogHead } from './DialogHead.tsx'
import { PageContext } from './PageContext.ts'

type Props = { context: PageContext; around?: AroundBlock | undefined }

/** A page from header to footer. What a page document doesn't say comes from the site's. */
export const Page = ({ context, around }: Props) => {
  const { page, site } = context
  return (
    <PageContext value={context}>
      <StaticRouter location={page.route}>
        <a className="skip" href="#main">
          {site.words.skipToContent}
        </a>
        <Header />
        <main id="main" tabIndex={-1}>
          <Breadcrumbs />
          {'heading' in page.document ? <DialogHead dialog={page.document} /> : null}
          <BlockList blocks={page.document.blocks} around={around} />
        </main>
        <Footer />
      </StaticRouter>
    </PageContext>
  )
}
