const drops = new Set<() => void>();

/** Registers a callback that drops a pending search. Returns its unsubscribe function. */
export function onDropPendingSearch(drop: () => void): () => void {
  drops.add(drop);
  return () => void drops.delete(drop);
}

/** Called by "Clear filters": otherwise a search typed a moment ago would start afterwards. */
export function dropPendingSearch(): void {
  for (const drop of drops) drop();
}
