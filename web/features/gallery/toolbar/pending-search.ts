const drops = new Set<() => void>();

/** Tells how to forget what was typed and is not searched for yet; answers how to tell no more. */
export function onDropPendingSearch(drop: () => void): () => void {
  drops.add(drop);
  return () => void drops.delete(drop);
}

/** "Clear filters" means what was typed a moment ago, too: otherwise it would be searched for afterwards. */
export function dropPendingSearch(): void {
  for (const drop of drops) drop();
}
