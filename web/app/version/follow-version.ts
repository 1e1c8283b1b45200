interface Worker {
  readonly state: ServiceWorkerState;
  addEventListener(type: 'statechange', listener: () => void): void;
  postMessage(message: unknown): void;
}

/** The parts of `ServiceWorkerRegistration` that are used here. */
export interface Registration {
  readonly active: Worker | null;
  readonly installing: Worker | null;
  readonly waiting: Worker | null;
  addEventListener(type: 'updatefound', listener: () => void): void;
  update(): Promise<unknown>;
}

/** Calls the listener once for each new build that was fetched while another one runs. */
export function followVersion(registration: Registration, onNewVersion: () => void): void {
  if (registration.waiting !== null && registration.active !== null) onNewVersion();
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    // A browser's first worker is no new version.
    if (next === null || registration.active === null) return;
    next.addEventListener('statechange', () => {
      if (next.state === 'installed') onNewVersion();
    });
  });
}

/**
 * Reloads into the new build. If the new worker still waits, it takes over first, so that the old one serves
 * no more requests; another tab may have done so already.
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
