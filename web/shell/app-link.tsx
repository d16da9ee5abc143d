import { Link, useLocation } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { isCurrent } from './navigation.ts'

/** A link to a page of the app by its plain address, marked when it is the page being shown. */
export function AppLink({ href, ...props }: Omit<ComponentProps<'a'>, 'href'> & { href: string }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  return <Link to={href} aria-current={isCurrent(href, pathname) ? 'page' : undefined} {...props} />
}
