import { firmWords } from '../../../../../core/document/firmTitle.ts'
import { saysWords } from '../../../../../core/document/sameSigns.ts'
import { ShowPlace } from '../../panel/ShowPlace.tsx'

type Found = ReturnType<typeof firmWords>

/** What is written of the firm and says some words, in any capitals. Pure. */
export const firmSaying = (settings: unknown, words: string): Found => {
  return words.trim() === '' ? [] : firmWords(settings).filter(({ text }) => saysWords(text, words))
}

/** Words of the firm that no page has itself: pages show them from where they are written. */
export const FirmWords = ({ found }: { readonly found: Found }) =>
  found.length === 0 ? null : (
    <section className="view-group" aria-label="Firm and hours">
      <h2>Firm and hours</h2>
      <ul className="view-list">
        {found.map(({ pointer, title, text }) => (
          <li key={pointer}>
            <p>
              {title}: <mark>{text}</mark>{' '}
              <span className="studio-quiet">in the footer and wherever pages show it</span>
            </p>
            <ShowPlace
              file="pages/_site.json"
              pointer={pointer}
              className="view-link"
              label={`Change ${title}`}
            >
              Change
            </ShowPlace>
          </li>
        ))}
      </ul>
    </section>
  )
