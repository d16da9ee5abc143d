import { memo } from 'react'
import { drawingOf } from '#shared/carousel/layout.ts'
import { pageHeight, pageWidth } from '#shared/carousel/looks.ts'
import type { CarouselDesign } from '#shared/carousel.ts'
import { cn } from '#web/lib/cn.ts'

interface PagePictureProps {
  design: CarouselDesign
  colour: string
  text: string
  at: number
  count: number
  author: string
  className?: string
}

const weights = { medium: 500, bold: 700 }

/** A page as the PDF has it, drawn at once. Whoever shows it says what it is. */
export const PagePicture = memo(({ design, colour, text, at, count, author, className }: PagePictureProps) => {
  const { background, shapes, blocks, foot } = drawingOf({ design, colour }, { text, at, count }, author)
  const lines = [...blocks.flatMap((block) => block.lines), ...foot]
  return (
    <svg
      aria-hidden
      data-own
      textRendering="geometricPrecision"
      viewBox={`0 0 ${pageWidth} ${pageHeight}`}
      className={cn('block w-full font-sans select-none', className)}
    >
      <rect width={pageWidth} height={pageHeight} fill={background} />
      {shapes.map(({ x, y, width, height, colour }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} fill={colour} />
      ))}
      {lines.map(({ text, x, y, size, weight, tracking, colour }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          fill={colour}
          fontSize={size}
          fontWeight={weights[weight]}
          letterSpacing={tracking * size}
        >
          {text}
        </text>
      ))}
    </svg>
  )
})
