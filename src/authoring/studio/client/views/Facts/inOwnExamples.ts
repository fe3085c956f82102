type Own = {
  readonly locale: string
  readonly currency: string | undefined
  readonly name: string | undefined
}

/** A hint with examples in the place of `(money)` and `(name)`: an amount as the site writes it, the name of one of its figures. Pure. */
export const inOwnExamples = (hint: string, { locale, currency, name }: Own): string => {
  const style =
    currency === undefined ? {} : { style: 'currency' as const, currency, maximumFractionDigits: 0 }
  return hint
    .replace('(money)', new Intl.NumberFormat(locale, style).format(1500))
    .replace('(name)', name ?? 'repair.fee')
}
