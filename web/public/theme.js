// Runs before the first paint, so a dark screen never flashes white.
try {
  const choice = localStorage.getItem('ui-theme')
  const isDark = choice === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark'
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  if (choice === 'system') document.documentElement.dataset.themeChoice = choice
} catch {
  // Storage is blocked, so the light theme stays.
}
