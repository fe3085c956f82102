const names = new Intl.DisplayNames('en', { type: 'language' })

/** What those who work with a site call a language, by its tag: "hi" is Hindi. A tag that nobody knows stays as it is. */
export const englishNameOf = (tag: string): string => names.of(tag) ?? tag
