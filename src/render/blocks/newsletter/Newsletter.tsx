import { sayFault } from '../../form/sayFault.ts'
import { withLabel } from '../../form/withLabel.ts'
import { useBlockPlace } from '../../ui/BlockPlace.ts'
import { usePage } from '../../ui/PageContext.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './Newsletter.module.css'
import { newsletterSetup } from './newsletterSetup.ts'
import type { NewsletterBlock } from './schema.ts'

export const Newsletter = ({ block }: { block: NewsletterBlock }) => {
  const { id, index, background } = useBlockPlace()
  const { kit, site, scripts, formEndpoint } = usePage()
  const setup = newsletterSetup(kit, block, site, formEndpoint)
  const field = `_newsletter-${index}`
  const say = (word: 'errorRequired' | 'errorEmail') => {
    const labelled = { name: 'email', label: block.emailLabel }
    return withLabel(
      labelled,
      sayFault({ word }, labelled, site.words),
      site.writing.language.punctuation,
    )
  }
  // Hidden until its script has come: without JavaScript it could do nothing.
  return (
    <section
      className={['section', background].filter(Boolean).join(' ')}
      id={id}
      data-behaviour={scripts['blocks/newsletter/behaviour.ts']}
      hidden
    >
      <div className="section-wrap">
        <div className="section-body">
          <form
            className={`ui-card ${styles.card}`}
            data-setup={setup && JSON.stringify(setup)}
            data-script={setup && scripts['browser/entries/enquiry.ts']}
            data-success={block.success}
            data-error-required={say('errorRequired')}
            data-error-email={say('errorEmail')}
          >
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
                <input
                  className="form-input"
                  id={field}
                  name="email"
                  type="email"
                  autoComplete="email"
                  pattern={String.raw`[^@\s]+@[^@\s]+`} // as in src/render/fields/email/check.ts
                  required
                />
                <button className="ui-button" type="submit">
                  {block.button}
                </button>
              </div>
              <p role="status" id={`${field}-status`} tabIndex={-1} />
              {block.note ? <p className="ui-label">{block.note}</p> : null}
            </div>
          </form>
        </div>
      </div>
    </section>
  )
}
