const storageKey = 'adventure-scroll';

/** Enough for a long way back. */
const maxEntries = 50;

export interface ScrollMemory {
  /** The scroll position of a history entry when it was left, in pixels; 0 if unknown. */
  read(key: string): number;
  note(key: string, top: number): void;
  /** Stores the positions for a reload. */
  save(): void;
}

/** Remembers the scroll position of each entry in the tab's history. */
export function createScrollMemory(openStorage: () => Storage): ScrollMemory {
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
        // Storage is blocked: reloaded pages start at the top.
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
