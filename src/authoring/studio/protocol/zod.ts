/** What a page in its frame parses with: its policy allows no code that is made of strings, which zod would otherwise try. */
import { z } from 'zod'

z.config({ jitless: true })

export { z }
