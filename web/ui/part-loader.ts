import { loadCatalogues } from '#web/i18n/catalogue.ts';

const storageKey = 'adventure-reloaded-at';
/** A second failure this soon after a reload has another cause. */
const pauseMs = 30_000;
const firstDelayMs = 1_000;
const longestDelayMs = 10_000;

/** What loading a part needs of the browser. */
export interface PartSurroundings {
  /** Whether the server answers at the moment, whatever it says. */
  isServerThere(): Promise<boolean>;
  /** Loads the page anew; false where that was just done and did not help. */
  reload(): boolean;
  wait(delayMs: number): Promise<void>;
}

/**
 * Makes the loader of a part of the app that is a file of its own. While the server cannot be reached, the file is
 * asked for again until it comes: the page, and what was typed into it, stays. Where the server answers and the file is
 * not there, the server was updated and the files of this older build are gone: the page is loaded anew, once. The
 * part's texts come along in the reader's language.
 */
export function partLoader<Part>(
  load: () => Promise<Part>,
  surroundings: PartSurroundings = browser,
): () => Promise<Part> {
  let loading: Promise<Part> | null = null;
  return () => {
    loading ??= loadPatiently(withTexts(load), surroundings).catch((thrown: unknown) => {
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

async function loadPatiently<Part>(load: () => Promise<Part>, surroundings: PartSurroundings): Promise<Part> {
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(delayMs * 2, longestDelayMs)) {
    try {
      return await load();
    } catch {
      if (await surroundings.isServerThere()) break;
    }
    await surroundings.wait(delayMs);
  }
  try {
    // The server may have come back between the failure and the question.
    return await load();
  } catch (thrown) {
    if (!surroundings.reload()) throw thrown;
    return new Promise(() => undefined);
  }
}

const browser: PartSurroundings = {
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
