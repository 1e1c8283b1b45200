import type { Engine } from '#engines/engine.ts';

/** The display name of an engine. */
export function nameOf({ capabilities }: Engine): string {
  return capabilities.name ?? capabilities.id;
}

/** The display name of a remote engine; null for a built-in one. */
export function remoteEngineName(engine: Engine): string | null {
  return engine.capabilities.isRemote ? nameOf(engine) : null;
}
