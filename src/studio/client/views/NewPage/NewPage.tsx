import { NewPage as Form } from '../../../../preview/client/NewPage.tsx'
import { useStudioState } from '../../store/useStudio.ts'

export const NewPage = () => {
  const overview = useStudioState((state) => state.overview)
  return overview ? <Form overview={overview} /> : null
}
