import { Heading, Link, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { EditorLink } from './EditorLink.tsx'
import { FindingCard } from './FindingCard.tsx'
import { FindingsPanel } from './FindingsPanel.tsx'
import { PageFrame } from './PageFrame.tsx'
import { Strip } from './Strip.tsx'
import { useDrawn } from './useDrawn.ts'
import type { LiveOverview } from './useOverview.ts'
import { type Width, WidthChoice } from './WidthChoice.tsx'

/** Documents that every page is drawn from: what is wrong with one of them is told on every page. */
const shared = new Set(['pages/_site.json', 'pages/_facts.json'])

/** The page at the address, as it will be, with what lint finds in it. */
export const PageView = ({ overview }: { overview: LiveOverview }) => {
  const { pathname, search, hash } = useLocation()
  const file = pathname.startsWith('/_file/') ? pathname.slice('/_file/'.length) : undefined
  const document = overview.documents.find(({ path, route }) => (file ? path === file : route === pathname))
  const drawn = useDrawn(pathname, overview.version)
  const [block, setBlock] = useState<number>()
  const [width, setWidth] = useState<Width>('desktop')
  const broken = overview.documents.filter(({ path, shown }) => shared.has(path) && shown !== 'now').map(({ path }) => path)
  const findings = overview.findings.filter((finding) => finding.file === document?.path || (broken.includes(finding.file) && finding.severity === 'error'))
  if (file) {
    return (
      <div className="authoring-file">
        <Heading size="4" as="h2">
          {file}
        </Heading>
        <Text as="p" color="gray">
          This document makes no page of its own: others are drawn from it.
        </Text>
        <Text as="p">
          <EditorLink root={overview.root} file={file} label="Open it in the editor" />
        </Text>
        {findings.length === 0 ? <Text as="p">Nothing found.</Text> : null}
        <ul className="authoring-findings">
          {findings.map((finding, index) => (
            <FindingCard finding={finding} root={overview.root} key={index} />
          ))}
        </ul>
      </div>
    )
  }
  return (
    <>
      <div className="authoring-stage" data-width={width} data-stale={document !== undefined && document.shown !== 'now'}>
        <PageFrame route={pathname} search={search} hash={hash} stamp={drawn?.route === pathname ? drawn.stamp : undefined} onBlock={setBlock} />
        <FindingsPanel document={document} findings={findings} root={overview.root} />
      </div>
      <Strip root={overview.root} drawn={drawn} document={document} block={block}>
        <WidthChoice width={width} choose={setWidth} />
        <Link size="2" underline="always" highContrast href={`${pathname}${search ? `${search}&` : '?'}alone${hash}`} target="_blank">
          Open the page alone
        </Link>
      </Strip>
    </>
  )
}
