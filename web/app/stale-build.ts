const storageKey = 'adventure-reloaded-at';
/** A second failure this soon after a reload has another cause. */
const pauseMs = 30_000;

/**
 * After an update of the server the files of the page's older build are gone: the first one that cannot be loaded
 * reloads the page, once.
 */
export function reloadOnStaleBuild(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const reloadedAt = Number(sessionStorage.getItem(storageKey) ?? 0);
    if (Date.now() - reloadedAt < pauseMs) return;
    event.preventDefault();
    sessionStorage.setItem(storageKey, String(Date.now()));
    window.location.reload();
  });
}
