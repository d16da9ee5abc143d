import { answerOrder } from '../isolation/answer-order.ts'
import { readSourceFile } from './read-file.ts'

answerOrder(readSourceFile)
