import type { MessageDescriptor } from '@lingui/core'
import { Link, useLocation } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

export interface Destination {
  href: string
  name: MessageDescriptor
  /** The page's own name, if the link's text differs. */
  title?: MessageDescriptor
}

/** The creation screen has three addresses: its own link is lit on all of them, Dashboard and Create each on theirs. */
const isShown = (href: string, pathname: string) =>
  href === pathname || (pathname === '/' && href === '/create') || (pathname === '/dashboard' && href === '/')

/** A link to a page of the app, marked when that page is shown. */
export function AppLink({ href, ...props }: Omit<ComponentProps<'a'>, 'href'> & { href: string }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  return <Link to={href} aria-current={isShown(href, pathname) ? 'page' : undefined} {...props} />
}
