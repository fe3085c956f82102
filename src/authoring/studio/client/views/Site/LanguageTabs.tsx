import { Link } from 'react-router-dom'
import { isObject } from '../../../../../core/document/isObject.ts'
import type { SiteLanguage } from '../../../../../core/kit/Site.ts'
import type { Section } from '../../../protocol/sections.ts'
import { useDocument, useStudioState } from '../../store/useStudio.ts'
import { keysOfLanguages, languageFile } from './languageForms.ts'

type Props = {
  readonly section: Section
  readonly language: SiteLanguage
  readonly isHere: boolean
  readonly settings: Readonly<Record<string, unknown>>
}

const Tab = ({ section, language, isHere, settings }: Props) => {
  const file = languageFile(language)
  const isThere = useStudioState(
    ({ overview }) => overview?.documents.some(({ path }) => path === file) ?? false,
  )
  const value = useDocument(isThere ? file : undefined)?.value
  const said = keysOfLanguages(section).filter((key) => settings[key] !== undefined)
  const lacks = said.length > 0 && said.every((key) => !isObject(value) || value[key] === undefined)
  return (
    <li>
      <Link to={`?in=${language.tag}`} aria-current={isHere ? 'true' : undefined}>
        <bdi>{language.name}</bdi>
        {lacks ? <span className="studio-quiet"> not written</span> : null}
      </Link>
    </li>
  )
}

type TabsProps = {
  readonly section: Section
  readonly languages: readonly SiteLanguage[]
  readonly at: SiteLanguage | undefined
  readonly settings: Readonly<Record<string, unknown>>
}

/** A part of the settings in each language of the site, and which of them have it. */
export const LanguageTabs = ({ section, languages, at, settings }: TabsProps) => {
  const [first] = Array.isArray(settings['languages'])
    ? (settings['languages'] as readonly unknown[])
    : []
  return (
    <nav aria-label="Languages" className="site-languages">
      <ul>
        <li>
          <Link to="?" aria-current={at ? undefined : 'true'}>
            <bdi>{isObject(first) ? String(first['name']) : 'Main language'}</bdi>
          </Link>
        </li>
        {languages.map((language) => (
          <Tab
            key={language.tag}
            section={section}
            language={language}
            isHere={language === at}
            settings={settings}
          />
        ))}
      </ul>
    </nav>
  )
}
