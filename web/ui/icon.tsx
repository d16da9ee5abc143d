import { type ComponentProps, createElement } from 'react'

type Line = [tag: string, attributes: Record<string, string>]

/** Renders lucide's icons; the build inserts it. */
export default function createIcon(lines: Line[]) {
  const drawn = lines.map(([tag, attributes], key) => createElement(tag, { key, ...attributes }))
  return ({ className = '', strokeWidth = 2, ...props }: ComponentProps<'svg'>) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: decorative unless its caller names it
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={!props['aria-label']}
      className={className}
      {...props}
    >
      {drawn}
    </svg>
  )
}
