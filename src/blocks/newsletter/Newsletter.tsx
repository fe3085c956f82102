import { usePage } from '../../page/PageContext.ts'
import { useBlockPlace } from '../../ui/BlockPlace.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './Newsletter.module.css'
import type { NewsletterBlock } from './schema.ts'

export const Newsletter = ({ block }: { block: NewsletterBlock }) => {
  const { id, index, tone } = useBlockPlace()
  const { site, scripts, formEndpoint } = usePage()
  const form = site.settings.newsletter?.form
  const target = form && Object.hasOwn(site.settings.forms, form) ? `${formEndpoint}/f/${site.settings.forms[form]?.id}` : undefined
  const field = `newsletter-${index}`
  // Hidden until its script has come: without JavaScript it could do nothing.
  return (
    <section className={['section', tone].filter(Boolean).join(' ')} id={id} data-behaviour={scripts['blocks/newsletter/behaviour.ts']} hidden>
      <div className="section-wrap">
        <div className="section-body">
          <form className={`ui-card ${styles.card}`} data-target={target} data-success={block.success}>
            <div className={styles.text}>
              <h2>{block.heading}</h2>
              {block.text ? (
                <p>
                  <Text text={block.text} />
                </p>
              ) : null}
            </div>
            <div>
              <label className="form-label" htmlFor={field}>
                {block.emailLabel}
              </label>
              <div className={styles.row}>
                <input className="form-input" id={field} name="email" type="email" autoComplete="email" required />
                <button className="ui-button" type="submit">
                  {block.button}
                </button>
              </div>
              <p className="ui-label" role="status">
                {block.note ?? ''}
              </p>
            </div>
          </form>
        </div>
      </div>
    </section>
  )
}
