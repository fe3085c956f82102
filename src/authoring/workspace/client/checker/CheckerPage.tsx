import { Text } from '@radix-ui/themes'
import { lazy, Suspense } from 'react'
import type { Sources } from '../../../../core/document/sources.ts'
import { useJson } from '../useJson.ts'

/** What is fetched: the documents, and where the modules of the site's own parts lie, if it has any. */
type Fetched = Sources & { readonly own?: string }

const Checker = lazy(() => import('./Checker.tsx').then((module) => ({ default: module.Checker })))

/** The checker with the documents that it checks against, which are fetched from an address. */
export const CheckerPage = ({ address, base }: { address: string; base?: string }) => {
  const sources = useJson<Fetched>(address)
  const waiting = <Text as="p">Reading the site …</Text>
  return sources ? (
    <Suspense fallback={waiting}>
      <Checker sources={sources} own={sources.own} base={base ?? ''} />
    </Suspense>
  ) : (
    waiting
  )
}
