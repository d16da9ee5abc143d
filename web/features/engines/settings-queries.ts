import { queryOptions } from '@tanstack/react-query'
import type { EngineSettings } from '#shared/engines.ts'

export const path = '/api/writing-engine'

export const engineSettingsQuery = queryOptions<EngineSettings>({ queryKey: [path], staleTime: 0 })
