import { Link } from 'react-router-dom'
import { useFileLanguage } from '../store/useFileLanguage.ts'

/** Leads from a translated page to its texts beside the original's; nothing where the page is in the main language. */
export const BesideLink = ({ file }: { readonly file: string }) =>
  useFileLanguage(file) ? (
    <Link className="view-link" to={`/_beside/${file}`}>
      Beside the original
    </Link>
  ) : null
