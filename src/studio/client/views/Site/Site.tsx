import { Link, NavLink, Route, Routes, useParams } from 'react-router-dom'
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

/** Which part is for what, before one is chosen. */
const Parts = () => (
  <>
    <ViewHead title="Site">Choose what you want to change: it holds on every page.</ViewHead>
    <dl className="site-parts">
      {sections.map(({ id, title, what }) => (
        <div key={id}>
          <dt>
            <Link to={`/_site/${id}`}>{title}</Link>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </>
)

/** What holds for the whole site, part by part. */
export const Site = () => (
  <div className="view site" data-wide>
    <nav aria-label="Settings of the site">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <NavLink to={`/_site/${id}`}>{title}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
    <div>
      <Routes>
        <Route index element={<Parts />} />
        <Route path="dialogs/:id" element={<DialogDetail />} />
        <Route path=":section/*" element={<SectionView />} />
      </Routes>
    </div>
  </div>
)
