import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** Reached by name through an index of all of them: who imports one does not load the others. */
const icon = /\/lucide-react\/.+\/icons\/([\w-]+)\.\w+$/;
const iconImports = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g;

/** What loads a file later. An entry that does so must not wait for what others have beside it. */
const loader = /vite\/preload-helper/;

/** What a visitor's pages are made of: they must not load the studio's file for the little that both need. */
const visitors = /\/web\/(?:features\/(?:site|accounts)|app)\/(?!test-popups|gallery)/;

/** What the plans are made of, wherever they stand. */
const ofPlans = /\/site\/pages\/pricing\//;

/**
 * What they share with other pages of words. Taken before them: a group takes along what its files import.
 */
const underPlans =
  /\/site\/(?:faq|footer|pages\/page-body)|\/contract\/(?:answer|offered-plan)|\/i18n\/money/;

/** A visitors' page that is a gallery itself. */
const showsPictures = /\/public-gallery\//;

const groups = [
  'core',
  'app',
  'foot',
  'plans',
  'shared',
  'studio',
  'forms',
  'panels',
  'tiles',
  'gallery',
] as const;
type Group = (typeof groups)[number];

/** Where the tiles of the studio begin, and the gallery's page. */
interface PictureParts {
  tiles: string;
  gallery: string;
  /** The page for signing in, which is not to load what only other pages share with the gallery. */
  signIn: string;
}

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * The groups for what two entries load at once: `core` for what both need, `app` for what the first alone
 * does, and `loader` for the few lines with which either loads more; then `studio` for what signed-in users
 * load next, by these parts of the app, and `shared` for what visitors' pages need of that; `tiles` for what
 * shows pictures in studio and gallery, `gallery` for the rest of the gallery's page, and of both `forms` for
 * what signing in needs, too, and `panels` for what other pages of visitors do; `plans` for the plans, which
 * the server writes for visitors, and `foot` for what they share with other pages of words. Left alone, the
 * bundler makes a small file for every set of pages that share something, and a hundred small files compress
 * a tenth worse, fifty tiny ones a quarter. All else is left to it.
 */
export function sharedFiles(
  appEntry: string,
  otherEntry: string,
  studioParts: readonly string[],
  pictureParts: PictureParts,
  plansEntry: string,
): Rolldown.CodeSplittingGroup[] {
  const [app, other] = [resolve(appEntry), resolve(otherEntry)];
  const parts = studioParts.map((part) => resolve(part));
  const pictures = {
    tiles: resolve(pictureParts.tiles),
    gallery: resolve(pictureParts.gallery),
    signIn: resolve(pictureParts.signIn),
  };
  let known: Knowledge | null = null;
  const groupOf = (id: string, graph: Graph): Group | null => {
    known ??= knowledgeOf({ app, other, plans: resolve(plansEntry) }, parts, pictures, graph);
    if (id === app) return null;
    if (!known.app.has(id)) return known.later(id);
    const iconName = icon.exec(id)?.[1];
    // Left to itself, an icon goes where it is needed; one that both need must not be taken along by the
    // first alone.
    if (iconName !== undefined) {
      return known.otherIcons.has(iconName) ? 'core' : known.laterIcon(iconName);
    }
    return known.other.has(id) || known.plans.has(id) ? 'core' : 'app';
  };
  // What both need is taken first: the other group would take it along with what imports it.
  const shared = groups.map((group, index) => ({
    debugName: group,
    name: (id: string, graph: Graph) => (groupOf(id, graph) === group ? group : null),
    priority: groups.length - index,
  }));
  return [{ name: 'loader', test: loader, priority: groups.length + 1 }, ...shared];
}

interface Knowledge {
  app: ReadonlySet<string>;
  other: ReadonlySet<string>;
  /** What the plans need that the server writes. */
  plans: ReadonlySet<string>;
  otherIcons: ReadonlySet<string>;
  /**
   * The group of a module that is loaded after the app: the studio's own, or what it shares with other pages.
   */
  later: (id: string) => Group | null;
  laterIcon: (name: string) => Group | null;
}

function knowledgeOf(
  { app, other, plans }: { app: string; other: string; plans: string },
  parts: readonly string[],
  pictures: PictureParts,
  graph: Graph,
): Knowledge {
  const otherModules = loadedWith(other, graph);
  const planModules = loadedWith(plans, graph);
  const planIcons = iconsOf(planModules, graph);
  const appModules = loadedWith(app, graph);
  const studio = new Set(parts.flatMap((part) => [...loadedWith(part, graph)]));
  const laterPages = loadedLater(app, graph).filter((id) => visitors.test(id) && !parts.includes(id));
  const ofVisitors = new Set(laterPages.flatMap((id) => [...loadedWith(id, graph)]));
  const visitorIcons = iconsOf(ofVisitors, graph);
  const studioIcons = iconsOf(studio, graph);
  const gallery = loadedWith(pictures.gallery, graph);
  const tiles = new Set([...loadedWith(pictures.tiles, graph)].filter((id) => gallery.has(id)));
  const forms = loadedWith(pictures.signIn, graph);
  const panels = new Set(
    laterPages.filter((id) => !showsPictures.test(id)).flatMap((id) => [...loadedWith(id, graph)]),
  );
  const galleryIcons = iconsOf(gallery, graph);
  const formIcons = iconsOf(forms, graph);
  const panelIcons = iconsOf(panels, graph);
  const tileIcons = iconsOf(tiles, graph);
  return {
    app: appModules,
    other: otherModules,
    plans: planModules,
    otherIcons: iconsOf(otherModules, graph),
    later(id) {
      // Visitors of the plans load nothing of studio and gallery for the little that they share.
      if (planModules.has(id) && !studio.has(id)) {
        return ofPlans.test(id) ? 'plans' : underPlans.test(id) ? 'foot' : null;
      }
      if (!studio.has(id)) {
        if (!gallery.has(id)) return null;
        if (forms.has(id)) return 'forms';
        if (panels.has(id)) return 'panels';
        return tiles.has(id) ? 'tiles' : 'gallery';
      }
      return otherModules.has(id) ? 'core' : ofVisitors.has(id) ? 'shared' : 'studio';
    },
    laterIcon(name) {
      if (planIcons.has(name)) return null;
      if (studioIcons.has(name)) return visitorIcons.has(name) ? 'shared' : 'studio';
      if (!galleryIcons.has(name)) return null;
      if (formIcons.has(name)) return 'forms';
      if (panelIcons.has(name)) return 'panels';
      return tileIcons.has(name) ? 'tiles' : 'gallery';
    },
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
