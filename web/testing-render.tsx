import { I18nProvider } from '@lingui/react'
import { render as renderAlone } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { i18n } from './lib/language.ts'

const Languages = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>

/** Renders a part of a screen, which may say something. */
export const render = (part: ReactElement) => renderAlone(part, { wrapper: Languages })
