import { Badge } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { englishNameOf } from '../../../../document/englishNameOf.ts'
import { placeOf } from '../../../../document/sources.ts'
import { useDialogs } from '../../store/useDialogs.ts'
import { useNames, useStudioState } from '../../store/useStudio.ts'
import { Nothing } from '../parts/Nothing.tsx'

/** The dialogs of the site: each is written like a page, and here its fields get other names. */
export const Dialogs = () => {
  const names = useNames()
  const documents = useStudioState(({ overview }) => overview?.documents)
  const dialogs = useDialogs()
  const translationsOf = (id: string) =>
    (documents ?? []).flatMap(({ path, route }) => {
      const place = placeOf(path)
      return place?.kind === 'dialog' && place.id === id && place.language !== undefined && route !== undefined ? [{ route, tag: place.language }] : []
    })
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
              {translationsOf(id).map(({ route, tag }) => (
                <Link key={tag} className="view-link" to={route}>
                  in {englishNameOf(tag)}
                </Link>
              ))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
