import { Text } from '@radix-ui/themes'
import { lazy, Suspense } from 'react'
import type { Sources } from '../../../document/sources.ts'
import { useJson } from '../useJson.ts'

const Checker = lazy(() => import('./Checker.tsx').then((module) => ({ default: module.Checker })))

/** The checker with the documents that it checks against, which are fetched from an address. */
export const CheckerPage = ({ address, base }: { address: string; base?: string }) => {
  const sources = useJson<Sources>(address)
  const waiting = <Text as="p">Reading the site …</Text>
  return sources ? (
    <Suspense fallback={waiting}>
      <Checker sources={sources} base={base ?? ''} />
    </Suspense>
  ) : (
    waiting
  )
}
