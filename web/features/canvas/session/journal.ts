import * as z from 'zod';
import { canStoreFiles } from '#web/api/delete-stored-files.ts';
import { fromBase64, toBase64 } from './base64.ts';

/**
 * Changes that IndexedDB does not have yet. It takes a moment to open; `localStorage` is written at once, so
 * that even a crash of the tab right after a change loses nothing.
 */
const prefix = 'adventure-canvas-changes';
/** About as much as a long drawing. What is beyond it waits for IndexedDB. */
const maxCharacters = 500_000;

const entrySchema = z.object({ owner: z.string(), updates: z.array(z.base64()) });

interface JournalOf {
  readonly document: string;
  readonly owner: string;
  /** Each tab has its own, so that none overwrites another's. */
  readonly tab: string;
}

export class Journal {
  readonly #storage: Storage;
  readonly #key: string;
  readonly #owner: string;
  #updates: string[] = [];

  constructor({ document, owner, tab }: JournalOf, storage: Storage = localStorage) {
    this.#storage = storage;
    this.#key = keyOf(document, tab);
    this.#owner = owner;
  }

  add(update: Uint8Array): void {
    this.#updates = [...this.#updates, toBase64(update)];
    this.#write();
  }

  /** Returns what removes the changes up to now, once they are stored elsewhere. */
  mark(): () => void {
    const stored = new Set(this.#updates);
    return () => {
      this.#updates = this.#updates.filter((update) => !stored.has(update));
      this.#write();
    };
  }

  #write(): void {
    try {
      // After a sign-out, an editor that is still closing must not bring it back.
      if (this.#updates.length === 0 || !canStoreFiles()) this.#storage.removeItem(this.#key);
      else {
        const text = JSON.stringify({ owner: this.#owner, updates: this.#updates });
        if (text.length <= maxCharacters) this.#storage.setItem(this.#key, text);
      }
    } catch {
      // The browser stores nothing, or has no space.
    }
  }
}

/**
 * What tabs that crashed have left of a document. `forget` removes it, unless a tab has added to it since.
 */
export function readJournals(
  document: string,
  owner: string,
  storage: Storage = localStorage,
): { updates: readonly Uint8Array[]; forget: () => void } {
  const start = keyOf(document, '');
  const found: [key: string, text: string, updates: Uint8Array[]][] = [];
  try {
    for (let index = 0; index < storage.length; index += 1) {
      const key = storage.key(index);
      const text = key?.startsWith(start) ? storage.getItem(key) : null;
      const updates = text == null ? null : read(text, owner);
      if (key !== null && text !== null && updates !== null) found.push([key, text, updates]);
    }
  } catch {
    // Storage is blocked: no tab has left anything.
  }
  return {
    updates: found.flatMap(([, , updates]) => updates),
    forget() {
      for (const [key, text] of found) if (storage.getItem(key) === text) storage.removeItem(key);
    },
  };
}

const keyOf = (document: string, tab: string) => `${prefix}:${document}:${tab}`;

function read(text: string, owner: string): Uint8Array[] | null {
  try {
    const entry = entrySchema.parse(JSON.parse(text));
    return entry.owner === owner ? entry.updates.map(fromBase64) : null;
  } catch {
    return null;
  }
}
