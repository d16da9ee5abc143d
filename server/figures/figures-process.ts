import { readFile } from 'node:fs/promises'
import { AppError } from '../errors.ts'
import { answerOrder } from '../isolation/answer-order.ts'
import { inExport } from '../voice/found.ts'
import { readLinkedInFile } from './linkedin-files.ts'
import type { Reading } from './upload.ts'
import { readWorkbook, WorkbookError } from './workbook.ts'

answerOrder(async ({ path, reading }: { path: string; reading: Reading }) => {
  if (reading === 'archive') return inExport(path)
  try {
    return readLinkedInFile(await readWorkbook(await readFile(path)))
  } catch (error) {
    throw error instanceof WorkbookError ? new AppError('invalid', error.sentence, { cause: error }) : error
  }
})
