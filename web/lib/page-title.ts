import { useEffect } from 'react'
import { product } from '#shared/product.ts'

/** Names the page in the browser's tab for as long as it is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = `${title} · ${product.name}`
    return () => {
      document.title = before
    }
  }, [title])
}
