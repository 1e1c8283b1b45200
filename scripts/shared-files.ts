import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** Reached by name through an index of all of them: who imports one does not load the others. */
const ofBarrel = /\/lucide-react\/.+\/icons\//;

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * The groups for what two entries load at once: `core` for what both need, `app` for what the first alone does. Left
 * alone, the bundler makes a small file for every set of pages that share something, and a hundred small files compress
 * a tenth worse. All else is left to it.
 */
export function sharedFiles(appEntry: string, otherEntry: string): Rolldown.CodeSplittingGroup[] {
  const [app, other] = [resolve(appEntry), resolve(otherEntry)];
  let known: { app: Set<string>; other: Set<string> } | null = null;
  const groupOf = (id: string, graph: Graph): 'core' | 'app' | null => {
    known ??= { app: loadedWith(app, graph), other: loadedWith(other, graph) };
    if (id === app || !known.app.has(id) || ofBarrel.test(id)) return null;
    return known.other.has(id) ? 'core' : 'app';
  };
  // What both need is taken first: the other group would take it along with what imports it.
  return (['core', 'app'] as const).map((group, index) => ({
    name: (id, graph) => (groupOf(id, graph) === group ? group : null),
    priority: 2 - index,
  }));
}

/** Everything that is loaded together with an entry. */
function loadedWith(entry: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const left = [entry];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    left.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
