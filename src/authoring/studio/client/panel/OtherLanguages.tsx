import { Link } from 'react-router-dom'
import { englishNameOf } from '../../../../core/document/englishNameOf.ts'
import { languageAt, sameIn } from '../../../../core/model/site/editions/languagesOf.ts'
import { pluralWord } from '../../../../core/text/plural.ts'
import { useLanguages } from '../store/useFileLanguage.ts'
import { useLacking, useStudioState } from '../store/useStudio.ts'
import { BesideLink } from '../ui/BesideLink.tsx'

type Props = { readonly file: string; readonly route: string }

/** Leads to the same page in the site's other languages, where it is there; a translation also to its texts beside the original's. */
export const OtherLanguages = ({ file, route }: Props) => {
  const languages = useLanguages()
  const documents = useStudioState(({ overview }) => overview?.documents)
  const lacking = useLacking(file)
  const own = languageAt(languages, route)
  const others = languages.flatMap((language) => {
    const there = own && language !== own ? sameIn(route, own, language) : undefined
    const found = there === undefined ? undefined : documents?.find((one) => one.route === there)
    return there !== undefined && found
      ? [
          {
            tag: language.tag,
            there,
            lacks: lacking.filter((finding) => finding.file === found.path).length,
          },
        ]
      : []
  })
  if (!own || (others.length === 0 && own === languages[0])) return null
  return (
    <nav className="panel-languages" aria-label="This page in other languages">
      {others.map(({ tag, there, lacks }) => (
        <span key={tag}>
          <Link className="view-link" to={there}>
            In {englishNameOf(tag)}
          </Link>
          {/* No longer than this: it comes and goes while somebody writes, and may move nothing. */}
          {lacks > 0 ? (
            <>
              {' '}
              <span
                className="panel-count"
                title={pluralWord(
                  lacks,
                  'One thing has not followed there',
                  `${lacks} things have not followed there`,
                )}
              >
                {lacks}
                <span className="studio-unseen"> not followed</span>
              </span>
            </>
          ) : null}
        </span>
      ))}
      <BesideLink file={file} />
    </nav>
  )
}
