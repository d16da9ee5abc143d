// Runs before the first paint, so a dark screen never flashes white.
try {
  document.documentElement.dataset.theme = localStorage.getItem('ui-theme') === 'dark' ? 'dark' : 'light'
} catch {
  // Storage is blocked: the light theme stays.
}
