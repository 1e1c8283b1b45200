const tasks = new Set<() => void>();
let isWatching = false;

/**
 * Has something done that may not be lost with the page: when the page is left, closed or loaded anew, and before its
 * person signs out. It must begin at once whatever it begins; only requests with `keepalive` outlive the page.
 */
export function beforeLeaving(task: () => void): void {
  tasks.add(task);
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('pagehide', runLeavingTasks);
}

/** For who ends the session: afterwards the server would refuse what is left to do. */
export function runLeavingTasks(): void {
  for (const task of tasks) task();
}
