/**
 * What stays in English in every language: the pages that say what holds between people and the operator, and those for
 * programmers. Each shows `EnglishOnly` at its top. On the server, what programs, models and operators' logs read.
 */
export const englishOnly: readonly string[] = [
  'web/features/about/privacy-page.tsx',
  'web/features/about/terms-page.tsx',
  'web/features/api-docs',
  // Tools for programs, whose models read them.
  'server/mcp',
  // What models are told.
  'server/writing/prompts',
  'server/writing/faults.ts',
  // The OpenAPI document.
  'server/start/examples.ts',
  'server/start/openapi.ts',
  'server/start/webhook-events.ts',
  // Mistakes in settings, which the log says too, before anybody can ask for a language.
  'server/config',
  'server/start/http-server.ts',
  // Read together with logs, by people and by programs that watch the server.
  'server/doctor',
  'server/telemetry',
]
