interface Worker {
  readonly state: ServiceWorkerState;
  addEventListener(type: 'statechange', listener: () => void): void;
  postMessage(message: unknown): void;
}

/** The part of a registered service worker that is needed here. */
export interface Registration {
  readonly active: Worker | null;
  readonly installing: Worker | null;
  readonly waiting: Worker | null;
  addEventListener(type: 'updatefound', listener: () => void): void;
  update(): Promise<unknown>;
}

/** Calls back once for each new build that has been fetched beside the one that runs. */
export function followVersion(registration: Registration, onNewVersion: () => void): void {
  if (registration.waiting !== null && registration.active !== null) onNewVersion();
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    // The first worker of a browser is no new version: nothing older runs.
    if (next === null || registration.active === null) return;
    next.addEventListener('statechange', () => {
      if (next.state === 'installed') onNewVersion();
    });
  });
}

/**
 * Loads the page of the new build. Another tab may have let the new worker in already; where it still waits, it takes
 * over first, so that the old one answers no more.
 */
export function startNewVersion(registration: Registration, reload: () => void): void {
  const { waiting } = registration;
  if (waiting === null) {
    reload();
    return;
  }
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') reload();
  });
  waiting.postMessage({ type: 'activate' });
}
