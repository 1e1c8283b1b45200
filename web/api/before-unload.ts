const tasks = new Set<() => void>();
let isWatching = false;

/**
 * Registers work that must not be lost: it runs when the page is closed or reloaded, and before a sign-out.
 * It must start synchronously; only requests with `keepalive` outlive the page.
 */
export function onBeforeUnload(task: () => void): void {
  tasks.add(task);
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('pagehide', runUnloadTasks);
}

/** Runs the work before a sign-out, after which the server would refuse it. */
export function runUnloadTasks(): void {
  for (const task of tasks) task();
}
