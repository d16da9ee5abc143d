export const product = {
  name: 'Hookline',
  network: 'LinkedIn',
  tagline: 'AI-Powered Content Creation for the professional network',
} as const
