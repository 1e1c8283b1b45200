import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** Reached by name through an index of all of them: who imports one does not load the others. */
const icon = /\/lucide-react\/.+\/icons\/([\w-]+)\.\w+$/;
const iconImports = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g;

/** What loads a file later. An entry that does so must not wait for what others have beside it. */
const loader = /vite\/preload-helper/;

/** What a visitor's pages are made of: they must not load the studio's file for the little that both need. */
const visitors = /\/web\/(?:features\/(?:site|accounts)|app)\/(?!test-popups)/;

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * The groups for what two entries load at once: `core` for what both need, `app` for what the first alone does, and
 * `loader` for the few lines with which either loads more; then `studio` for what everybody who is signed in loads next,
 * by these parts of the app, and `shared` for what visitors' pages need of that. Left alone, the bundler makes a small
 * file for every set of pages that share something, and a hundred small files compress a tenth worse, fifty tiny ones a
 * quarter. All else is left to it.
 */
export function sharedFiles(
  appEntry: string,
  otherEntry: string,
  studioParts: readonly string[],
): Rolldown.CodeSplittingGroup[] {
  const [app, other] = [resolve(appEntry), resolve(otherEntry)];
  const parts = studioParts.map((part) => resolve(part));
  let known: Knowledge | null = null;
  const groupOf = (id: string, graph: Graph): 'core' | 'app' | 'shared' | 'studio' | null => {
    known ??= knowledgeOf(app, other, parts, graph);
    if (id === app) return null;
    if (!known.app.has(id)) return known.later(id);
    const iconName = icon.exec(id)?.[1];
    // Left to itself, an icon goes where it is needed; one that both need must not be taken along by the first alone.
    if (iconName !== undefined) {
      return known.otherIcons.has(iconName) ? 'core' : known.laterIcon(iconName);
    }
    return known.other.has(id) ? 'core' : 'app';
  };
  // What both need is taken first: the other group would take it along with what imports it.
  const shared = (['core', 'app', 'shared', 'studio'] as const).map((group, index) => ({
    debugName: group,
    name: (id: string, graph: Graph) => (groupOf(id, graph) === group ? group : null),
    priority: 4 - index,
  }));
  return [{ name: 'loader', test: loader, priority: 5 }, ...shared];
}

interface Knowledge {
  app: ReadonlySet<string>;
  other: ReadonlySet<string>;
  otherIcons: ReadonlySet<string>;
  /** The group of a module that is loaded after the app: the studio's own, or what it shares with other pages. */
  later: (id: string) => 'core' | 'shared' | 'studio' | null;
  laterIcon: (name: string) => 'shared' | 'studio' | null;
}

function knowledgeOf(app: string, other: string, parts: readonly string[], graph: Graph): Knowledge {
  const otherModules = loadedWith(other, graph);
  const appModules = loadedWith(app, graph);
  const studio = new Set(parts.flatMap((part) => [...loadedWith(part, graph)]));
  const ofVisitors = new Set(
    loadedLater(app, graph)
      .filter((id) => visitors.test(id) && !parts.includes(id))
      .flatMap((id) => [...loadedWith(id, graph)]),
  );
  const visitorIcons = iconsOf(ofVisitors, graph);
  const studioIcons = iconsOf(studio, graph);
  return {
    app: appModules,
    other: otherModules,
    otherIcons: iconsOf(otherModules, graph),
    later(id) {
      if (!studio.has(id)) return null;
      return otherModules.has(id) ? 'core' : ofVisitors.has(id) ? 'shared' : 'studio';
    },
    laterIcon: (name) => (studioIcons.has(name) ? (visitorIcons.has(name) ? 'shared' : 'studio') : null),
  };
}

/** The modules that begin a file which is loaded later, from an entry on. */
function loadedLater(entry: string, graph: Graph): string[] {
  const seen = new Set<string>();
  const later = new Set<string>();
  const left = [entry];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const module = graph.getModuleInfo(id);
    for (const next of module?.dynamicallyImportedIds ?? []) later.add(next);
    left.push(...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? []));
  }
  return [...later];
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
