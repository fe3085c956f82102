import { NavLink, Route, Routes, useMatch, useParams } from 'react-router-dom'
import { sectionOf, sections } from '../../../protocol/sections.ts'
import { DialogDetail } from '../Dialogs/DialogDetail.tsx'
import { Dialogs } from '../Dialogs/Dialogs.tsx'
import { ViewHead } from '../parts/ViewHead.tsx'
import { SectionForm } from './SectionForm.tsx'

const SectionView = () => {
  const { section = '' } = useParams()
  const found = sectionOf(section)
  if (!found) return null
  return (
    <>
      <ViewHead title={found.title}>{found.what}</ViewHead>
      {found.id === 'dialogs' ? <Dialogs /> : null}
      <SectionForm key={found.id} section={found} />
    </>
  )
}

/** What holds for the whole site, part by part. */
export const Site = () => {
  // Before a part is chosen, what each is for.
  const isOpen = useMatch('/_site') === null
  return (
    <div className="view site" data-wide data-open={isOpen}>
      <nav aria-label="Settings of the site">
        <ul>
          {sections.map(({ id, title, what }) => (
            <li key={id}>
              <NavLink to={`/_site/${id}`}>{title}</NavLink>
              {isOpen ? null : <p>{what}</p>}
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <Routes>
          <Route
            index
            element={
              <ViewHead title="Site">
                Choose what you want to change: it holds on every page.
              </ViewHead>
            }
          />
          <Route path="dialogs/:id" element={<DialogDetail />} />
          <Route path=":section/*" element={<SectionView />} />
        </Routes>
      </div>
    </div>
  )
}
