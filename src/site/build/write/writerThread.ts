/** What a thread of the build does: it compresses and writes the files that it is sent. See fileWriters.ts. */
import { answerOrders } from '../pages/answerOrders.ts'
import { formWriter } from './formWriter.ts'

answerOrders(formWriter())
