import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { product } from '#shared/product.ts'
import { AppLink, type Destination } from './app-link.tsx'

const links: readonly Destination[] = [
  { href: '/privacy', name: msg`Privacy` },
  { href: '/terms', name: msg`Terms` },
  { href: '/support', name: msg`Support` },
  { href: '/shortcuts', name: msg`Keyboard shortcuts` },
  { href: '/api-docs', name: msg`API documentation` },
]

export function Footer() {
  const { t } = useLingui()
  return (
    <footer className="border-t print:hidden border-line px-4 py-4 text-sm text-ink-3 md:px-7">
      <div className="mx-auto flex max-w-[1184px] flex-wrap items-center justify-between gap-x-6">
        <p>
          © {new Date().getFullYear()} {product.name}
        </p>
        <nav aria-label={t`Legal and help`} className="flex flex-wrap gap-x-5 gap-y-1">
          {links.map(({ href, name }) => (
            <AppLink
              key={href}
              href={href}
              className="flex items-center hover:text-ink hover:underline max-md:min-h-11 max-md:min-w-11"
            >
              {t(name)}
            </AppLink>
          ))}
        </nav>
      </div>
    </footer>
  )
}
