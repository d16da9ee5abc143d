import { type ComponentProps, createContext, type KeyboardEvent, use, useId } from 'react'
import { cn } from '#web/lib/cn.ts'

interface TabsState {
  id: string
  value: string
  onValueChange: (value: string) => void
}

const TabsContext = createContext<TabsState | null>(null)

function useTabs(): TabsState {
  const tabs = use(TabsContext)
  if (!tabs) throw new Error(/* not shown */ 'A tab must be used within Tabs')
  return tabs
}

type TabsProps = Omit<TabsState, 'id'> & ComponentProps<'div'>

export function Tabs({ value, onValueChange, ...props }: TabsProps) {
  const id = useId()
  return (
    <TabsContext value={{ id, value, onValueChange }}>
      <div {...props} />
    </TabsContext>
  )
}

const steps: Partial<Record<string, (current: number, last: number) => number>> = {
  ArrowRight: (current, last) => (current === last ? 0 : current + 1),
  ArrowLeft: (current, last) => (current === 0 ? last : current - 1),
  Home: () => 0,
  End: (_current, last) => last,
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const current = tabs.indexOf(event.target as HTMLElement)
  const step = steps[event.key]
  if (!step || current === -1) return
  event.preventDefault()
  const next = tabs[step(current, tabs.length - 1)]
  next?.focus()
  next?.click()
}

export function TabsList({ className, ...props }: ComponentProps<'div'> & { 'aria-label': string }) {
  return (
    <div
      role="tablist"
      className={cn('flex flex-wrap items-center gap-1', className)}
      onKeyDown={moveFocus}
      {...props}
    />
  )
}

export function TabsTrigger({ value, className, ...props }: ComponentProps<'button'> & { value: string }) {
  const tabs = useTabs()
  const isActive = tabs.value === value
  return (
    <button
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-selected={isActive}
      aria-controls={isActive ? `${tabs.id}-panel-${value}` : undefined}
      tabIndex={isActive ? 0 : -1}
      data-state={isActive ? 'active' : 'inactive'}
      className={cn(
        'inline-flex h-9 items-center gap-2 rounded px-2.5 font-medium text-ink-2 transition-colors duration-120 hover:text-ink data-[state=active]:bg-chosen data-[state=active]:font-semibold data-[state=active]:text-ink max-md:h-11',
        className,
      )}
      onClick={() => tabs.onValueChange(value)}
      {...props}
    />
  )
}

export function TabsContent({ value, ...props }: ComponentProps<'div'> & { value: string }) {
  const tabs = useTabs()
  if (tabs.value !== value) return null
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      tabIndex={-1}
      {...props}
    />
  )
}
