import { useEffect } from 'react'
import { product } from '#shared/product.ts'

export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = `${title} · ${product.name}`
    return () => {
      document.title = before
    }
  }, [title])
}
