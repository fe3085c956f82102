import { usePage } from '../store/pageContext.ts'
import { useDocument } from '../store/useStudio.ts'
import { valueAt } from '../store/valueAfter.ts'
import { SignButton } from '../ui/SignButton.tsx'

/** Shows the page in the other colours, light or dark; nothing on a site that has one of them only. */
export const SchemeButton = () => {
  const {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    setScheme,
  } = usePage()
  const settings = useDocument('pages/_site.json')?.value
  const other = scheme === 'dark' ? 'light' : 'dark'
  if ((valueAt(settings, ['theme', 'scheme']) ?? 'auto') !== 'auto') return null
  return (
    <SignButton sign={other} name={`Show the page in ${other}`} onClick={() => setScheme(other)} />
  )
}
