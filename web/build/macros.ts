/** The modules whose functions are macros: the build replaces them by what they make. */
const core = ['@lingui/core/macro', '#shared/say.ts']
const jsx = ['@lingui/react/macro']

export const macros = {
  pattern: /from ['"](?:@lingui\/(?:core|react)\/macro|#shared\/say\.ts)['"]/,
  options: {
    corePackage: core,
    jsxPackage: jsx,
    runtimeModules: { i18n: ['#web/lib/language.ts', 'i18n'] },
  },
} as const
