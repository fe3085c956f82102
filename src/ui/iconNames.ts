/** The icons that documents may name; each is drawn in `icons.json` beside this file. */
export const iconNames = [
  'arrow', 'bank', 'briefcase', 'building', 'calculator', 'calendar', 'certificate', 'chart', 'check', 'clock',
  'copyright', 'document', 'globe', 'info', 'lightbulb', 'mail', 'phone', 'pin', 'receipt', 'scales', 'shield',
  'stamp', 'users', 'warning',
] as const
export type IconName = (typeof iconNames)[number]
