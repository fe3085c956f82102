import { matchesQuery } from '../../../../core/document/matchesQuery.ts'
import { iconPaths } from '../../../../render/ui/iconPaths.ts'
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

type Shown = {
  readonly names: readonly string[]
  readonly icon: string | undefined
  readonly onChoose: (icon: string) => void
}

const Icons = ({ names, icon, onChoose }: Shown) =>
  names.length === 0 ? (
    <p role="status">
      No icon has such a name. Icons are called in English by what they show: “house”, “phone”,
      “calendar”.
    </p>
  ) : (
    <ul className="chooser-icons">
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            data-option
            aria-current={name === icon ? 'true' : undefined}
            onClick={() => onChoose(name)}
          >
            <IconDrawing name={name} />
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )

/** The icons that every site shares, by how they look. */
export const IconChooser = ({
  names,
  icon,
  onChoose,
  onClose,
}: Shown & { readonly onClose: () => void }) => (
  <Chooser title="Choose an icon" search="Find an icon" onClose={onClose}>
    {(written) => (
      <Icons
        names={names.filter((name) => matchesQuery(written, name))}
        icon={icon}
        onChoose={onChoose}
      />
    )}
  </Chooser>
)
