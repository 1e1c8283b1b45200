import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** Icons are imported by name through an index that must not load all of them. */
const icon = /\/lucide-react\/.+\/icons\/([\w-]+)\.\w+$/;
const iconImports = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g;

/** Vite's helper for dynamic imports. An entry that needs it must not wait for the rest of a shared file. */
const loader = /vite\/preload-helper/;

/** The visitors' pages: they must not load the studio's file for the few modules they share with it. */
const visitors = /\/web\/(?:features\/(?:site|accounts)|app)\/(?!test-popups|gallery)/;

/** The modules of the pricing page. */
const ofPlans = /\/site\/pages\/pricing\//;

/**
 * What the pricing page shares with other text pages. Assigned first: a group takes along what its files
 * import.
 */
const underPlans =
  /\/site\/(?:faq|footer|pages\/page-body)|\/contract\/(?:answer|offered-plan)|\/i18n\/money/;

/** What small parts of the studio share with the gallery: they must not load its tiles. */
const besideTiles = /\/web\/ui\/menu\.tsx$|\/send-to\/texts\.ts$/;

/** A visitors' page that shows a gallery. */
const showsPictures = /\/public-gallery\//;

/** The canvas editor's own modules, those of parts that load later too. */
const ofCanvas = /\/web\/features\/canvas\//;

const groups = [
  'core',
  'app',
  'common',
  'parts',
  'icons',
  'entrance',
  'editor',
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

/** A file for each set of pages that share something. One with fewer bytes than this joins another. */
const byEntries = { entriesAware: true, entriesAwareMergeThreshold: 3_000 } as const;

/** The entries of the studio's tiles and of the gallery page. */
interface PictureParts {
  tiles: string;
  gallery: string;
  /** The sign-in page. It must not load what only other pages share with the gallery. */
  signIn: string;
}

/** The entries of what the canvas editor's page loads before a document can be edited. */
interface CanvasParts {
  /** Asks for the plan, and shows the gate or the editor. */
  page: string;
  editor: string;
  /** Loads on every page of signed-in users. */
  everywhere: string;
}

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * The groups of modules that several entries load. Without them the bundler writes a file for every set of
 * pages that share something: a hundred small files compress 10 % worse, fifty tiny ones 25 %.
 *
 * - `core`: what both entries need; `app`: what only the first needs; `loader`: the helper of dynamic imports
 * - `common`: what the canvas editor's page shares with the studio; `parts`: with others, and `icons`:
 *   both by the pages that use them
 * - `entrance`: what comes before the canvas editor; `editor`: the rest of its first load
 * - `studio`: what signed-in users load next (`studioParts`); `shared`: its part that visitors' pages use
 * - `tiles`: what shows pictures in studio and gallery; `gallery`: the rest of the gallery page
 * - `forms`: the part of these two that sign-in uses; `panels`: the part that other visitors' pages use
 * - `plans`: the pricing page, which the server renders for visitors; `foot`: what it shares with text pages
 *
 * The bundler places all other modules.
 */
export function sharedFiles(
  appEntry: string,
  otherEntry: string,
  studioParts: readonly string[],
  pictureParts: PictureParts,
  plansEntry: string,
  canvasParts: CanvasParts,
): Rolldown.CodeSplittingGroup[] {
  const [app, other] = [resolve(appEntry), resolve(otherEntry)];
  const parts = studioParts.map((part) => resolve(part));
  const pictures = {
    tiles: resolve(pictureParts.tiles),
    gallery: resolve(pictureParts.gallery),
    signIn: resolve(pictureParts.signIn),
  };
  const canvas = {
    page: resolve(canvasParts.page),
    editor: resolve(canvasParts.editor),
    everywhere: resolve(canvasParts.everywhere),
  };
  let known: Knowledge | null = null;
  const groupOf = (id: string, graph: Graph): Group | null => {
    known ??= knowledgeOf({ app, other, plans: resolve(plansEntry) }, parts, pictures, canvas, graph);
    if (id === app) return null;
    if (!known.app.has(id)) return known.later(id);
    const iconName = icon.exec(id)?.[1];
    // The bundler places an icon where it is used. The first entry must not take along one that both need.
    if (iconName !== undefined) {
      return known.otherIcons.has(iconName) ? 'core' : known.laterIcon(iconName);
    }
    return known.other.has(id) || known.plans.has(id) ? 'core' : 'app';
  };
  // `core` has the highest priority: otherwise another group would take its modules along as imports.
  const shared = groups.map((group, index) => ({
    debugName: group,
    name: (id: string, graph: Graph) => (groupOf(id, graph) === group ? group : null),
    priority: groups.length - index,
    ...((group === 'parts' || group === 'icons') && byEntries),
  }));
  return [{ name: 'loader', test: loader, priority: groups.length + 1 }, ...shared];
}

interface Knowledge {
  app: ReadonlySet<string>;
  other: ReadonlySet<string>;
  /** The modules of the server-rendered pricing page. */
  plans: ReadonlySet<string>;
  otherIcons: ReadonlySet<string>;
  /** The group of a module that loads after the app. */
  later: (id: string) => Group | null;
  laterIcon: (name: string) => Group | null;
}

function knowledgeOf(
  { app, other, plans }: { app: string; other: string; plans: string },
  parts: readonly string[],
  pictures: PictureParts,
  canvas: CanvasParts,
  graph: Graph,
): Knowledge {
  const otherModules = loadedWith(other, graph);
  const planModules = loadedWith(plans, graph);
  const planIcons = iconsOf(planModules, graph);
  const appModules = loadedWith(app, graph);
  const studio = new Set(parts.flatMap((part) => [...loadedWith(part, graph)]));
  const everyPage = loadedLater(app, graph);
  const laterPages = everyPage.filter((id) => visitors.test(id) && !parts.includes(id) && id !== canvas.page);
  const canvasPage = loadedWith(canvas.page, graph);
  const canvasFirst = new Set([
    ...canvasPage,
    ...loadedWith(canvas.editor, graph),
    ...loadedWith(canvas.everywhere, graph),
  ]);
  const elsewhere = new Set(
    everyPage
      .filter((id) => id !== canvas.page && !ofCanvas.test(id))
      .flatMap((id) => [...loadedWith(id, graph)]),
  );
  const canvasIcons = iconsOf(canvasFirst, graph);
  const elsewhereIcons = iconsOf(elsewhere, graph);
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
      if (canvasFirst.has(id)) {
        if (studio.has(id)) return otherModules.has(id) ? 'core' : 'common';
        if (elsewhere.has(id)) return 'parts';
        return canvasPage.has(id) ? 'entrance' : 'editor';
      }
      // Visitors of the pricing page load nothing of studio and gallery for the few modules they share.
      if (planModules.has(id) && !studio.has(id)) {
        return ofPlans.test(id) ? 'plans' : underPlans.test(id) ? 'foot' : null;
      }
      if (!studio.has(id)) {
        if (!gallery.has(id)) return null;
        if (forms.has(id)) return 'forms';
        if (panels.has(id) || besideTiles.test(id)) return 'panels';
        return tiles.has(id) ? 'tiles' : 'gallery';
      }
      return otherModules.has(id) ? 'core' : ofVisitors.has(id) ? 'shared' : 'studio';
    },
    laterIcon(name) {
      if (canvasIcons.has(name)) {
        return studioIcons.has(name) ? 'common' : elsewhereIcons.has(name) ? 'icons' : 'editor';
      }
      if (planIcons.has(name)) return null;
      if (studioIcons.has(name)) return visitorIcons.has(name) ? 'shared' : 'studio';
      // Also what an icon's other name hides, such as `TriangleAlert`.
      if (!galleryIcons.has(name)) return 'icons';
      if (formIcons.has(name)) return 'forms';
      if (panelIcons.has(name)) return 'panels';
      return tileIcons.has(name) ? 'tiles' : 'gallery';
    },
  };
}

/** Returns all modules that an entry imports dynamically, directly or indirectly. */
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

/** Returns the file names of the icons that modules import, such as `chevron-down` for `ChevronDown`. */
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

/** Returns all modules that load together with an entry: its static imports. */
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
