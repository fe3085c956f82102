import { TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { PageList } from '../../../../preview/client/PageList.tsx'
import { useStudioState } from '../../store/useStudio.ts'

/** The site's documents; it stands beside the page, and alone on a phone. */
export const Pages = () => {
  const overview = useStudioState((state) => state.overview)
  const [filter, setFilter] = useState('')
  if (!overview) return null
  return (
    <>
      <TextField.Root placeholder="Find a page" aria-label="Find a page" value={filter} onChange={(event) => setFilter(event.target.value)} />
      <PageList overview={overview} filter={filter} onlyAmiss={false} />
    </>
  )
}
