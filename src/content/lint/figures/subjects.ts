/** The words of a fact's subject as texts write them: `privateLimited` is "private limited", `opc` is "opc". */
export const subjectWords = (fact: string): string =>
  (fact.split('.')[0] ?? '')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/(\d)([A-Z])/g, '$1 $2')
    .toLowerCase()

/** Whether a text names a subject: its words stand there together, in any case, also joined by hyphens. */
export const names = (text: string, subject: string): boolean =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])${subject.replace(/ /g, '[ -]')}(?![\p{L}\p{M}\p{N}])`,
    'iu',
  ).test(text)
