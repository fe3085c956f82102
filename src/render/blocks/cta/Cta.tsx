import { Actions } from '../../ui/Action.tsx'
import { useBlockPlace } from '../../ui/BlockPlace.ts'
import { NoBreak } from '../../ui/NoBreak.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Cta.module.css'
import type { CtaBlock } from './schema.ts'

export const Cta = ({ block }: { block: CtaBlock }) => {
  const { id } = useBlockPlace()
  return (
    <section className="section band" id={id} aria-labelledby={id ? `${id}_h` : undefined}>
      <div className="section-wrap">
        <div className={`section-body ${styles.body}`}>
          <div className="section-head">
            <h2 id={id ? `${id}_h` : undefined}>
              <NoBreak text={block.heading} heading />
            </h2>
            {block.text ? (
              <p>
                <Text text={block.text} />
              </p>
            ) : null}
          </div>
          <Actions actions={block.actions} />
        </div>
      </div>
    </section>
  )
}
