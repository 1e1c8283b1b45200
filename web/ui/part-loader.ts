import { loadCatalogues } from '#web/i18n/catalogue.ts';

const storageKey = 'adventure-reloaded-at';
/** A second failure this soon after a reload has another cause. */
const pauseMs = 30_000;
const firstDelayMs = 1_000;
const maxDelayMs = 10_000;

/** The browser functions that loading needs. */
export interface PartEnvironment {
  /** Whether the server answers at all. */
  isServerThere(): Promise<boolean>;
  /** Reloads the page; false if that was just done without success. */
  reload(): boolean;
  wait(delayMs: number): Promise<void>;
}

/**
 * Creates the loader of a separate chunk of the app. While the server is unreachable, the load is retried
 * until it succeeds: the page and its input stay. If the server answers but the file is missing, the server
 * was updated and this build's files are gone: the page reloads, once. Also loads the chunk's texts in the
 * user's language.
 */
export function partLoader<Part>(
  load: () => Promise<Part>,
  environment: PartEnvironment = browser,
): () => Promise<Part> {
  let loading: Promise<Part> | null = null;
  return () => {
    loading ??= loadWithRetry(withTexts(load), environment).catch((thrown: unknown) => {
      loading = null;
      throw thrown;
    });
    return loading;
  };
}

function withTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    const part = await load();
    await loadCatalogues();
    return part;
  };
}

async function loadWithRetry<Part>(load: () => Promise<Part>, environment: PartEnvironment): Promise<Part> {
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(delayMs * 2, maxDelayMs)) {
    try {
      return await load();
    } catch {
      if (await environment.isServerThere()) break;
    }
    await environment.wait(delayMs);
  }
  try {
    // The server may have returned between the failure and the check.
    return await load();
  } catch (thrown) {
    if (!environment.reload()) throw thrown;
    return new Promise(() => undefined);
  }
}

const browser: PartEnvironment = {
  async isServerThere() {
    try {
      await fetch('/', { method: 'HEAD', cache: 'no-store' });
      return true;
    } catch {
      return false;
    }
  },
  reload() {
    const reloadedAt = Number(sessionStorage.getItem(storageKey) ?? 0);
    if (Date.now() - reloadedAt < pauseMs) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
    window.location.reload();
    return true;
  },
  wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
};
