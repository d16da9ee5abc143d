export const product = {
  name: 'Hookline',
  network: 'LinkedIn',
  tagline: /*i18n*/ 'AI-Powered Content Creation for the professional network',
} as const
