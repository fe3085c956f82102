import { siteOrigin } from '../../store/siteOrigin.ts'

type Props = {
  readonly templates: readonly { readonly name: string; readonly what: string }[]
  readonly chosen: string | undefined
  readonly choose: (name: string) => void
}

const called = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The kinds of pages by what they look like, in the look of this very site. */
export const TemplateChoice = ({ templates, chosen, choose }: Props) => (
  <fieldset className="new-templates">
    <legend>Template</legend>
    {templates.map(({ name, what }) => (
      <label key={name} data-chosen={name === chosen}>
        <span className="new-picture">
          <iframe
            src={`${siteOrigin()}/~gallery/templates/${name}`}
            title={`A page of the kind ${name}`}
            loading="lazy"
            tabIndex={-1}
            aria-hidden="true"
            inert
            scrolling="no"
          />
        </span>
        <span>
          <input
            type="radio"
            name="template"
            value={name}
            checked={name === chosen}
            onChange={() => choose(name)}
          />{' '}
          <strong>{called(name)}</strong>
          <span className="studio-quiet">{what}</span>
        </span>
      </label>
    ))}
  </fieldset>
)
