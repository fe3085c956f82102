/** A place that something stands at; of a whole file without a pointer. */
export type Place = { readonly file: string; readonly pointer?: string }
export type LineOfFile = { readonly file: string; readonly line: number }
export type Redirect = { readonly from: string; readonly to: string }

/** A list: its title and what it is part of, both missing for the blocks of a document. */
export type ListName = {
  readonly title?: string
  readonly of: readonly string[]
  readonly file: string
}

/** The number of an entry among all of its list. */
export type Rank = { readonly number: number; readonly count: number }

/** A field or a choice of one: its name, and what visitors read. */
export type FieldCall = { readonly name: string; readonly label: string }
/** A form: its name, and the title of the document in which it stands. */
export type FormCall = { readonly name: string; readonly title: string }

/** What a surface calls the things that messages speak of. */
export type Words = {
  /** A document, by its path, as a file. */
  readonly document: (path: string) => string
  /** A document, by its path, as what it is about. */
  readonly page: (path: string) => string
  readonly list: (list: ListName) => string
  readonly places: (places: readonly Place[]) => string
  readonly left: (left: readonly LineOfFile[]) => string
  readonly field: (field: FieldCall) => string
  readonly form: (form: FormCall) => string
}
