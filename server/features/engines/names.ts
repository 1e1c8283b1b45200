import type { Engine } from '#engines/engine.ts';

/** What people know an engine by. */
export function nameOf({ capabilities }: Engine): string {
  return capabilities.name ?? capabilities.id;
}

/** The same, of an engine that works elsewhere; null for one of this server's own, which has no name that people know. */
export function remoteEngineName(engine: Engine): string | null {
  return engine.capabilities.isRemote ? nameOf(engine) : null;
}
