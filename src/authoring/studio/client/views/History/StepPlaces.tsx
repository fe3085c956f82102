import { ShowPlace } from '../../panel/ShowPlace.tsx'
import { nameOfDocument } from '../../store/nameOfDocument.ts'
import { useStudioState } from '../../store/useStudio.ts'

/** So many documents of a step are named. */
const named = 2

/** In which documents a step was made, by their names, which lead there. */
export const StepPlaces = ({ files }: { readonly files: readonly string[] }) => {
  const documents = useStudioState(({ overview }) => overview?.documents)
  const more = files.length - named
  return (
    <span className="studio-quiet history-places">
      {files.slice(0, named).map((file, index) => (
        <span key={file}>
          {index > 0 ? ', ' : ''}
          <ShowPlace file={file} pointer="" className="view-link">
            {nameOfDocument({
              path: file,
              title: documents?.find(({ path }) => path === file)?.title ?? file,
            })}
          </ShowPlace>
        </span>
      ))}
      {more > 0 ? ` and ${more} more` : ''}
    </span>
  )
}
