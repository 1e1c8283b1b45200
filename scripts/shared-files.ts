import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** Reached by name through an index of all of them: who imports one does not load the others. */
const icon = /\/lucide-react\/.+\/icons\/([\w-]+)\.\w+$/;
const iconImports = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g;

/** What loads a file later. An entry that does so must not wait for what others have beside it. */
const loader = /vite\/preload-helper/;

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * The groups for what two entries load at once: `core` for what both need, `app` for what the first alone does, and
 * `loader` for the few lines with which either loads more. Left alone, the bundler makes a small file for every set of
 * pages that share something, and a hundred small files compress a tenth worse. All else is left to it.
 */
export function sharedFiles(appEntry: string, otherEntry: string): Rolldown.CodeSplittingGroup[] {
  const [app, other] = [resolve(appEntry), resolve(otherEntry)];
  let known: { app: Set<string>; other: Set<string>; otherIcons: Set<string> } | null = null;
  const groupOf = (id: string, graph: Graph): 'core' | 'app' | null => {
    known ??= knowledgeOf(app, other, graph);
    if (id === app || !known.app.has(id)) return null;
    const iconName = icon.exec(id)?.[1];
    // Left to itself, an icon goes where it is needed; one that both need must not be taken along by the first alone.
    if (iconName !== undefined) return known.otherIcons.has(iconName) ? 'core' : null;
    return known.other.has(id) ? 'core' : 'app';
  };
  // What both need is taken first: the other group would take it along with what imports it.
  const shared = (['core', 'app'] as const).map((group, index) => ({
    debugName: group,
    name: (id: string, graph: Graph) => (groupOf(id, graph) === group ? group : null),
    priority: 2 - index,
  }));
  return [{ name: 'loader', test: loader, priority: 3 }, ...shared];
}

function knowledgeOf(app: string, other: string, graph: Graph) {
  const otherModules = loadedWith(other, graph);
  return { app: loadedWith(app, graph), other: otherModules, otherIcons: iconsOf(otherModules, graph) };
}

/** The names of the icons' files that modules import, such as `chevron-down` for `ChevronDown`. */
function iconsOf(modules: ReadonlySet<string>, graph: Graph): Set<string> {
  const names = new Set<string>();
  for (const id of modules) {
    if (id.includes('node_modules')) continue;
    for (const [, list = ''] of (graph.getModuleInfo(id)?.code ?? '').matchAll(iconImports)) {
      for (const entry of list.split(',')) {
        const name = entry.trim().split(/\s+/)[0] ?? '';
        names.add(name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase());
      }
    }
  }
  return names;
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
