export const floatingClasses =
  'z-50 rounded border border-line bg-surface text-ink shadow-float animate-rise focus-visible:outline-none'

export const menuItemClasses =
  'flex w-full cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-left outline-none select-none max-md:min-h-11 hover:bg-sunk data-highlighted:bg-sunk data-disabled:pointer-events-none data-disabled:text-ink-3 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-2'

/** Menus belong in the page's main part, because screen reader users hardly find anything outside landmarks. */
export const floatingHome = () => document.querySelector('main')
