import { Link, useLocation } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

export interface Destination {
  href: string
  name: string
  /** The page's own name, where it is called otherwise here. */
  title?: string
}

/** /create leads to the creation screen on / and /dashboard shows it too; each link is lit by its own address. */
const addressOf = (href: string) => (href === '/create' ? '/' : href)

/** A link to a page of the app by its plain address, marked when it is the page being shown. */
export function AppLink({ href, ...props }: Omit<ComponentProps<'a'>, 'href'> & { href: string }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  return <Link to={href} aria-current={addressOf(href) === pathname ? 'page' : undefined} {...props} />
}
