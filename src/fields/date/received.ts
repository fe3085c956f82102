import { z } from 'zod'
import type { Receiver } from '../receive.ts'
import type { DateField } from './schema.ts'

const day = z.iso.date()

export const received: Receiver<DateField> = {
  fault: ({ min }, text, earliest) => {
    if (!day.safeParse(text).success) return { code: 'TYPE_TEXT', word: 'errorOther' }
    return min === 'today' && text < earliest ? { code: 'TYPE_TEXT', word: 'errorPast' } : undefined
  },
}
