import { isMeant } from '../../../document/isMeant.ts'
import { iconPaths } from '../../../ui/iconPaths.ts'
import { Chooser } from './Chooser.tsx'

export const IconDrawing = ({ name, size = 22 }: { name: string; size?: number }) => {
  const all: Readonly<Record<string, string>> = iconPaths
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {Object.hasOwn(all, name) ? <path d={all[name]} /> : null}
    </svg>
  )
}

/** The icons that every site shares, by how they look. */
export const IconChooser = ({
  names,
  icon,
  onChoose,
  onClose,
}: {
  names: readonly string[]
  icon: string | undefined
  onChoose: (icon: string) => void
  onClose: () => void
}) => (
  <Chooser title="Choose an icon" search="Find an icon" onClose={onClose}>
    {(written) => (
      <ul className="chooser-icons">
        {names
          .filter((name) => isMeant(written, name))
          .map((name) => (
            <li key={name}>
              <button type="button" data-option aria-current={name === icon ? 'true' : undefined} onClick={() => onChoose(name)}>
                <IconDrawing name={name} />
                <span>{name}</span>
              </button>
            </li>
          ))}
      </ul>
    )}
  </Chooser>
)
