// Runs before the first paint, from a file of its own: the Content-Security-Policy allows no inline script.
// The theme is kept up to date afterwards by web/ui/theme.ts, which reads the same key.
(() => {
  let choice = 'system';
  try {
    choice = localStorage.getItem('adventure-theme') ?? 'system';
  } catch {
    // Storage is blocked: the system's theme it is.
  }
  const light =
    choice === 'light' || (choice !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
  // zod would otherwise try `new Function` while its schemas are made, which the policy reports as a violation.
  globalThis.__zod_globalConfig = { jitless: true };
})();
