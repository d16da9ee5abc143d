import { useLingui } from '@lingui/react/macro'
import { AppLink, type Destination } from './app-link.tsx'

/** Tabs as links; the current address's tab is lit. */
export function TabBar({ label, tabs }: { label: string; tabs: readonly Destination[] }) {
  const { t } = useLingui()
  return (
    <nav aria-label={label} className="flex gap-0.5 overflow-x-auto">
      {tabs.map(({ href, name, title }) => (
        <AppLink
          key={name.id}
          href={href}
          title={title && t(title)}
          className="flex h-8.5 items-center whitespace-nowrap rounded px-2.5 text-[0.875rem] font-medium text-ink-2 transition-colors duration-120 hover:text-ink aria-[current]:bg-chosen aria-[current]:font-semibold aria-[current]:text-ink max-lg:px-2 max-md:h-11"
        >
          {t(name)}
        </AppLink>
      ))}
    </nav>
  )
}
