import { usePage } from '../ui/PageContext.ts'
import { languageName } from '../ui/useLanguageOf.ts'

/** On legal pages that are there in several languages: which of the texts binds. */
export const BindingNote = () => {
  const { page, site } = usePage()
  const tag = page.documentType === 'page' ? page.document.binding : undefined
  const binding = site.editions?.find(({ language }) => language.tag === tag)?.language
  if (!binding) return null
  const name = languageName(site, binding.tag)
  const [before = '', after = ''] = site.words.bindingLanguage.split('{language}')
  return (
    <div className="section-wrap" role="note">
      <div className="section-body binding-note">
        <p>
          {binding === site.edition?.language ? (
            site.words.bindsHere
          ) : (
            <>
              {before}
              {name ?? <bdi lang={binding.tag}>{binding.name}</bdi>}
              {after}
            </>
          )}
        </p>
      </div>
    </div>
  )
}
