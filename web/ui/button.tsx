import { Children, type ComponentProps, cloneElement, type ReactElement } from 'react'
import { cn } from '#web/lib/cn.ts'

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded font-medium whitespace-nowrap max-md:shrink max-md:whitespace-normal transition-colors duration-120 disabled:pointer-events-none aria-disabled:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4'

const variants = {
  default:
    'bg-action font-semibold text-on-action hover:bg-action-hover disabled:bg-line disabled:text-ink-2 aria-disabled:bg-line aria-disabled:text-ink-2',
  outline:
    'border border-line-strong bg-surface text-ink hover:bg-sunk disabled:bg-sunk disabled:text-ink-3 aria-disabled:text-ink-3',
  ghost: 'text-ink-2 hover:bg-sunk hover:text-ink disabled:text-ink-3 aria-disabled:text-ink-3',
  destructive:
    'bg-danger font-semibold text-on-danger hover:bg-[color-mix(in_oklab,var(--danger)_88%,var(--ink))] disabled:bg-line disabled:text-ink-2',
}

const sizes = {
  default: 'h-9 px-4 max-md:h-auto max-md:min-h-11',
  sm: 'h-8 px-3 text-sm max-md:h-auto max-md:min-h-11',
  lg: 'h-11 px-5 max-md:h-auto max-md:min-h-11',
  icon: 'size-9 max-md:size-11',
  text: /* not shown */ 'h-auto p-0',
}

interface ButtonLook {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
}

export const buttonVariants = ({ variant = 'default', size = 'default' }: ButtonLook) =>
  `${base} ${variants[variant]} ${sizes[size]}`

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Passes the look to the only child, such as a link, instead of rendering a button. */
  asChild?: boolean
}

export function Button({ className, variant, size, asChild, type = 'button', children, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className)
  if (asChild) {
    const child = Children.only(children) as ReactElement<{ className?: string }>
    return cloneElement(child, { ...props, className: cn(classes, child.props.className) })
  }
  return (
    <button type={type} className={classes} {...props}>
      {children}
    </button>
  )
}
