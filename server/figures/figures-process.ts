import { readFile } from 'node:fs/promises'
import { AppError } from '../errors.ts'
import { answerOrder } from '../isolation/answer-order.ts'
import { readLinkedInFile } from './linkedin-files.ts'
import { readWorkbook, WorkbookError } from './workbook.ts'

answerOrder(async ({ path }: { path: string }) => {
  try {
    return readLinkedInFile(await readWorkbook(await readFile(path)))
  } catch (error) {
    throw error instanceof WorkbookError ? new AppError('invalid', error.message, { cause: error }) : error
  }
})
