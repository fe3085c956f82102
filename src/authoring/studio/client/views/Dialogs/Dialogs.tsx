import { Badge } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { englishNameOf } from '../../../../../core/document/englishNameOf.ts'
import { withBase } from '../../../../../core/model/site/editions/languagesOf.ts'
import { useDialogs } from '../../store/useDialogs.ts'
import { useLanguages } from '../../store/useFileLanguage.ts'
import { useNames, useStudioState } from '../../store/useStudio.ts'
import { Nothing } from '../parts/Nothing.tsx'

/** In which further languages a form is there, each to be written on, and in which it is not; nothing where the site has one. */
const InLanguages = ({ route }: { readonly route: string }) => {
  const documents = useStudioState(({ overview }) => overview?.documents)
  const [, ...further] = useLanguages()
  if (further.length === 0) return null
  return (
    <p className="view-row">
      {further.map((language) => {
        const own = withBase(route, language)
        return documents?.some((one) => one.route === own) ? (
          <Link key={language.tag} className="view-link" to={own}>
            In {englishNameOf(language.tag)}
          </Link>
        ) : (
          <span key={language.tag} className="studio-quiet">
            Not yet in {englishNameOf(language.tag)}
          </span>
        )
      })}
    </p>
  )
}

/** The dialogs of the site: each is written like a page, and here its fields get other names. */
export const Dialogs = () => {
  const names = useNames()
  const documents = useStudioState(({ overview }) => overview?.documents)
  const dialogs = useDialogs()
  return (
    <section aria-label="Forms">
      {names && dialogs.length === 0 ? <Nothing>There are no forms.</Nothing> : null}
      <ul className="view-list">
        {dialogs.map(({ id, title, file }) => {
          const listed = documents?.find(({ path }) => path === file)
          return (
            <li key={id} className="view-step" data-dialog>
              <p>
                <Link className="view-link" to={`/_site/dialogs/${id}`}>
                  {title}
                </Link>{' '}
                <span className="studio-quiet">{listed?.route}</span>{' '}
                {listed?.draft ? (
                  <Badge highContrast color="blue">
                    Draft
                  </Badge>
                ) : null}
              </p>
              {listed?.route ? (
                <Link className="view-link" to={listed.route}>
                  Write on it
                </Link>
              ) : null}
              {listed?.route ? <InLanguages route={listed.route} /> : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
