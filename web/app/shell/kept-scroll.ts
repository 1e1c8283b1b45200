const storageKey = 'adventure-scroll';

/** Enough for a long walk back. */
const maxEntries = 50;

export interface KeptScroll {
  /** How far an entry of the history was scrolled down when it was left, in pixels; 0 where nothing is known. */
  read(key: string): number;
  note(key: string, top: number): void;
  /** Writes down what is known, for when the page is loaded anew. */
  save(): void;
}

/** Remembers how far each entry of the tab's history was scrolled. */
export function createKeptScroll(openStorage: () => Storage): KeptScroll {
  let known: Map<string, number> | null = null;
  const tops = () => {
    known ??= load(openStorage);
    return known;
  };
  return {
    read: (key) => tops().get(key) ?? 0,
    note(key, top) {
      const entries = tops();
      entries.delete(key);
      entries.set(key, top);
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    },
    save() {
      try {
        openStorage().setItem(storageKey, JSON.stringify([...tops()]));
      } catch {
        // Storage is blocked: pages that are loaded anew begin at their top.
      }
    },
  };
}

function load(openStorage: () => Storage): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(openStorage().getItem(storageKey) ?? '[]');
    const entries = Array.isArray(stored) ? stored : [];
    return new Map(entries.filter(isEntry));
  } catch {
    return new Map();
  }
}

function isEntry(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
