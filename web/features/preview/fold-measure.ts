import { t } from '@lingui/core/macro'
import { useLayoutEffect, useState } from 'react'
import { fold as limits } from '#shared/fold.ts'
import { type CountLines, type Fold, feedText, foldText, type Screen } from './fold.ts'

/** Feed typography. Measuring and showing use the same classes, so both break at the same words. */
export const feedClasses =
  'break-words whitespace-pre-wrap text-start font-network text-[14px] leading-[20px] font-normal [font-feature-settings:normal] [unicode-bidi:plaintext]'
export const moreClasses = 'ms-1 inline-block whitespace-nowrap'

/** Lets the browser lay out texts off screen at the feed's width, then removes them. */
function measure<Result>(screen: Screen, read: (countLines: CountLines) => Result): Result {
  const box = document.createElement('div')
  box.className = `${feedClasses} invisible fixed top-0 left-0`
  box.dir = 'auto'
  box.ariaHidden = 'true'
  box.style.width = `${limits[screen].width - 2 * limits.margin}px`
  const more = document.createElement('span')
  more.className = moreClasses
  more.textContent = t`…more`
  const heightOf = (...parts: (string | Node)[]) => {
    box.replaceChildren(...parts)
    return box.getBoundingClientRect().height
  }
  document.body.append(box)
  // Relative to one line as rendered now: zoom rounds sizes, and readers may use larger fonts.
  const line = heightOf('x')
  const result = read((text, withMore) => (text ? Math.round(heightOf(text, ...(withMore ? [more] : [])) / line) : 0))
  box.remove()
  return result
}

/** Calls back when lines may break differently: after a font loads or the zoom changes. */
function watchTypesetting(listener: () => void) {
  document.fonts?.addEventListener('loadingdone', listener)
  window.addEventListener('resize', listener)
  return () => {
    document.fonts?.removeEventListener('loadingdone', listener)
    window.removeEventListener('resize', listener)
  }
}

interface PostFold {
  fold: Fold
  /** The hook's last line. */
  hookLines: number
  /** False where nothing can be measured. */
  isLaidOut: boolean
}

/** Where the feed cuts this post, measured before the first paint. */
export function usePostFold(text: string, hook: string, screen: Screen, limit: number): PostFold {
  const [measured, setMeasured] = useState<PostFold>({
    fold: { visible: text, rest: '' },
    hookLines: 0,
    isLaidOut: false,
  })
  useLayoutEffect(() => {
    const remeasure = () =>
      setMeasured(
        measure(screen, (countLines) => ({
          fold: foldText(text, limit, countLines),
          hookLines: countLines(hook),
          isLaidOut: countLines(text) > 0,
        })),
      )
    remeasure()
    return watchTypesetting(remeasure)
  }, [text, hook, screen, limit])
  return measured
}

/** A hook's lines on a phone, and whether the feed cuts it when more text follows. */
export function useHookLines(hook: string) {
  const [measured, setMeasured] = useState({ lines: 0, isCut: false })
  useLayoutEffect(() => {
    const text = feedText(hook)
    const remeasure = () =>
      setMeasured(
        measure('phone', (countLines) => ({
          lines: countLines(text),
          isCut: countLines(text, true) > limits.phone.lines,
        })),
      )
    remeasure()
    return watchTypesetting(remeasure)
  }, [hook])
  return measured
}
