/**
 * How a field is framed: `label` (the usual) has a label before its input, `group` a legend around several inputs,
 * `self` brings its own label. A field says so beside its rule.
 */
export type Frame = 'label' | 'group' | 'self'

const frames = import.meta.glob<{ frame?: Frame }>('../fields/*/rule.ts', { eager: true })

export const frameOf = (type: string): Frame => frames[`../fields/${type}/rule.ts`]?.frame ?? 'label'
