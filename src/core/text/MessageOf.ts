type Texts = Readonly<Record<string, (data: never, words: never) => unknown>>

type DataOf<Text extends Texts[string]> = Parameters<Text>[0]

/** What a text is made from, if anything: the arguments after its code. */
export type DataFor<M extends Texts, C extends keyof M> =
  DataOf<M[C]> extends undefined ? [] : [data: DataOf<M[C]>]

/** A message of a catalogue as data: the code of its text, and what that is made from. */
export type MessageOf<M extends Texts> = {
  [C in keyof M]: DataOf<M[C]> extends undefined
    ? { readonly code: C; readonly data?: undefined }
    : { readonly code: C; readonly data: DataOf<M[C]> }
}[keyof M]
