import { Route, Routes, useParams } from 'react-router-dom'
import { FactDetail } from './FactDetail.tsx'
import { FactList } from './FactList.tsx'
import { NewFact } from './NewFact.tsx'

const Detail = () => {
  const { name = '' } = useParams()
  return <FactDetail key={name} name={name} />
}

/** The figures of the site, each once: all of them, one of them, a new one. */
export const Facts = () => (
  <Routes>
    <Route index element={<FactList />} />
    <Route path="new" element={<NewFact />} />
    <Route path=":name" element={<Detail />} />
  </Routes>
)
