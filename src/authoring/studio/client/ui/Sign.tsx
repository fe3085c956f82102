import signs from './signs.json'

export type SignName = keyof typeof signs

/** A small drawing beside or in the place of words; the words are always there for those who hear the studio. */
export const Sign = ({ name, size = 16 }: { name: SignName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={name === 'drag' || name === 'more' ? 2.6 : 1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className="studio-sign"
  >
    <path d={signs[name]} />
  </svg>
)
