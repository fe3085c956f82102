import { dialled } from '../../core/model/text/telephone.ts'
import { Action } from '../ui/Action.tsx'
import { addressLines } from '../ui/addressLines.ts'
import { shortHours } from '../ui/hourRows.ts'
import { Image } from '../ui/Image.tsx'
import { Link } from '../ui/Link.tsx'
import { usePage } from '../ui/PageContext.ts'
import { Text } from '../ui/Text.tsx'
import { useForeign } from '../ui/useForeign.ts'

/** What the firm is, and one way on. */
const Firm = () => {
  const { footer } = usePage().site.settings
  const foreign = useForeign()
  return (
    <div className="footer-firm">
      {footer.blurb ? (
        <p className="ui-figure" {...foreign(footer)}>
          <Text text={footer.blurb} />
        </p>
      ) : null}
      {footer.action ? <Action action={footer.action} /> : null}
    </div>
  )
}

/** Where the firm is, as on an envelope, and when it can be reached: what search engines are told of it stands here too. */
const Address = () => {
  const { site, today } = usePage()
  const { words, settings, writing } = site
  const { firm } = settings
  const { comma = ', ', colon = ':' } = writing.language.punctuation ?? {}
  return (
    <address>
      <p className="footer-title">{firm.name}</p>
      {addressLines(firm.address, comma).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <a href={`mailto:${firm.email}`}>{firm.email}</a>
      </p>
      {firm.phone ? (
        <p>
          <a href={`tel:${dialled(firm.phone)}`}>{firm.phone}</a>
        </p>
      ) : null}
      {shortHours(firm, writing, words, today).flatMap(({ label, name, times }) =>
        times.map((time) => (
          <p key={[label, name, time].join()}>
            {`${[name, label].filter(Boolean).join(comma)}${colon} `}
            <span className="footer-hours">{time}</span>
          </p>
        )),
      )}
      {firm.areaServed ? <p>{words.areaServed.replace('{area}', firm.areaServed)}</p> : null}
    </address>
  )
}

/** The footer of every page: what the firm is, where it is, and the way on. */
export const Footer = () => {
  const { firm, footer } = usePage().site.settings
  const foreign = useForeign()
  return (
    <footer className="footer">
      <div className="section-wrap">
        {firm.logo ? (
          <Image
            className="footer-mark"
            src={firm.logo}
            alt=""
            width="64"
            height="64"
            loading="lazy"
          />
        ) : null}
        <div className="section-body footer-body">
          <Firm />
          <Address />
          {footer.groups.map((group) => (
            <nav aria-label={group.label} key={group.label}>
              <p className="footer-title" {...foreign(group)}>
                {group.label}
              </p>
              <ul>
                {group.items.map((item) => (
                  <li key={item.label}>
                    <Link href={item.href} {...foreign(item)}>
                      {item.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {footer.note ? (
            <p className="footer-end" {...foreign(footer)}>
              <Text text={footer.note} />
            </p>
          ) : null}
        </div>
      </div>
    </footer>
  )
}
