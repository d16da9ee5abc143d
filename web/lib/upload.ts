import { type CallOptions, fail, notTheServer, ofTab, sentenceIn, unreachable } from './api.ts'

interface UploadOptions extends CallOptions {
  /** Called with the sent fraction, from 0 to 1. */
  onProgress: (part: number) => void
}

/** XMLHttpRequest, because `fetch` reports no progress. */
export function upload<T>(path: string, file: Blob, { signal, onProgress }: UploadOptions): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const request = new XMLHttpRequest()
  const cancel = () => request.abort()
  signal?.addEventListener('abort', cancel, { once: true })
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  request.onabort = () => reject(signal?.reason)
  request.onerror = () => reject(unreachable())
  request.onload = () => {
    const { status, statusText, responseText } = request
    try {
      if (status < 200 || status > 299) fail(status, sentenceIn(responseText) || statusText, path)
      resolve(JSON.parse(responseText) as T)
    } catch (error) {
      reject(error instanceof SyntaxError ? new Error(notTheServer()) : error)
    }
  }
  request.open('POST', path)
  request.setRequestHeader('content-type', 'application/octet-stream')
  for (const [name, value] of Object.entries(ofTab())) request.setRequestHeader(name, value)
  request.send(file)
  return promise.finally(() => signal?.removeEventListener('abort', cancel))
}
