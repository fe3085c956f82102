import { useStudio } from '../../store/useStudio.ts'

export type ToldPlace = { readonly pointer: string; readonly text: string }

/** Places of a document in words, each of which leads there. */
export const Places = ({ file, places }: { readonly file: string; readonly places: readonly ToldPlace[] }) => {
  const studio = useStudio()
  return (
    <ul>
      {places.map(({ pointer, text }, index) => (
        <li key={index}>
          <button type="button" onClick={() => studio.choose({ file, pointer }, 'list')}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
