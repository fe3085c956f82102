import { Actions } from '../../ui/Action.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Items } from '../../ui/Items.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Callout.module.css'
import type { CalloutBlock } from './schema.ts'

const icons = { info: 'info', tip: 'lightbulb', warning: 'warning', deadline: 'calendar' } as const
const tones = {
  info: '',
  tip: styles.tip,
  warning: styles.warning,
  deadline: styles.deadline,
} as const

export const Callout = ({ block }: { block: CalloutBlock }) => (
  <Section block={{}}>
    <div className={`${styles.root} ${tones[block.kind]}`} role="note">
      <Icon name={icons[block.kind]} />
      {block.title ? <p className={styles.title}>{block.title}</p> : null}
      <p>
        <Text text={block.text} />
      </p>
      {block.items ? <Items items={block.items} className="ui-bullets" /> : null}
      <Actions actions={block.actions} from="secondary" />
    </div>
  </Section>
)
