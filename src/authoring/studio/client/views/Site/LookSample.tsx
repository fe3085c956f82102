import { siteOrigin } from '../../store/siteOrigin.ts'
import { useStudioState } from '../../store/useStudio.ts'

const schemes = { light: 'In light', dark: 'In dark' } as const

/** The home page in the look as it is now, in both schemes. */
export const LookSample = ({ theme }: { theme: string }) => {
  const version = useStudioState(({ overview }) => overview?.version)
  return (
    <section className="look-sample" aria-label="The look as it is now">
      {Object.entries(schemes).map(([scheme, label]) => (
        <figure key={scheme}>
          <figcaption>{label}</figcaption>
          <span className="new-picture">
            <iframe
              key={`${version} ${theme}`}
              src={`${siteOrigin()}/~gallery/home?scheme=${scheme}`}
              title={`The look ${label.toLowerCase()}`}
              tabIndex={-1}
              inert
              scrolling="no"
            />
          </span>
        </figure>
      ))}
      <p className="studio-quiet">
        Whichever you choose, text and buttons keep enough contrast to be read, in light and in
        dark.
      </p>
    </section>
  )
}
