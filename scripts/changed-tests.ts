import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Import, readImports } from './imports.ts';

/** A change to one of these can affect every test. */
const rootFiles =
  /^(package(-lock)?\.json|tsconfig\.json|vitest[^/]*\.ts|vite\.config\.ts|playwright\.config\.ts|\.npmrc)$/;
/** The modules that contain every feature or engine. */
const wholeApps =
  /^(server\/(app|features|configured-engines|testing\/app)\.ts$|(server\/composition|web\/app)\/)/;
const isSource = (file: string) => /\.(ts|tsx|mjs)$/.test(file);
const isDocument = (file: string) => /\.md$|^docs\//.test(file);

/** The tests that a change can affect. */
export interface Touched {
  /** Tests in Node that import a changed file, and those of the whole server beside it. */
  tests: string[];
  /** Component tests beside what the change reaches. */
  components: string[];
  /** The other tests of the whole server or the whole web app, which contain what has changed. */
  rest: { tests: string[]; components: string[] };
  journeys: string[];
  /** Everything that imports the change, directly or indirectly, and the change itself. */
  reached: ReadonlySet<string>;
  /** Changed files that require every test; the lists are empty then. */
  reasonsForAll: string[];
}

/**
 * Finds the tests that import a changed file, directly or indirectly. A file that no source imports
 * (pictures, packed data, migrations) affects all tests in its room's folder. Tests in `scripts/` read the
 * whole tree and always run.
 *
 * Many tests open the whole server or the whole web app and so import everything. Of those that reach a
 * change by nothing else, the ones beside it are separated from the rest.
 */
export function touchedTests(changed: readonly string[], imports: readonly Import[]): Touched {
  const reasonsForAll = changed.filter((file) => rootFiles.test(file));
  if (reasonsForAll.length > 0) {
    return {
      tests: [],
      components: [],
      rest: { tests: [], components: [] },
      journeys: [],
      reached: new Set(),
      reasonsForAll,
    };
  }
  const own = imports.filter(({ isOwn }) => isOwn);
  const sources = new Set(imports.map(({ from }) => from));
  const roots = [...changed, ...changed.flatMap((file) => readersOf(file, own, sources))];
  const reached = importersOf(roots, own);
  const directly = importersOf(
    roots,
    own.filter(({ from }) => !wholeApps.test(from)),
  );
  const all = [...new Set([...sources, ...reached])].sort();
  const features = new Set(changed.map(featureOf));
  const opensApp = importersOf(
    [...sources].filter((file) => wholeApps.test(file)),
    own,
  );
  const isOfOtherFeature = (file: string) => opensApp.has(file) && !features.has(featureOf(file));
  const isRead = (file: string) =>
    changed.includes(file) || file.startsWith('scripts/') || (directly.has(file) && !isOfOtherFeature(file));
  const throughApp = all.filter((file) => isAnyTest(file) && reached.has(file) && !isRead(file));
  const beside = testsBeside(changed, directly, throughApp);
  const chosen = all.filter((file) => isAnyTest(file) && (isRead(file) || beside.has(file)));
  const rest = throughApp.filter((file) => !beside.has(file));
  return {
    tests: chosen.filter((file) => !isComponentTest(file)),
    components: chosen.filter(isComponentTest),
    rest: {
      tests: rest.filter((file) => !isComponentTest(file)),
      components: rest.filter(isComponentTest),
    },
    journeys: all.filter((file) => reached.has(file) && /^e2e\/.*\.spec\.ts$/.test(file)),
    reached,
    reasonsForAll: [],
  };
}

/** Returns the files and all that import them, directly or indirectly. */
function importersOf(files: readonly string[], imports: readonly Import[]): Set<string> {
  const importers = Map.groupBy(imports, ({ to }) => to.replace(/\?.*$/, ''));
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { from } of importers.get(file) ?? []) visit(from);
  };
  files.forEach(visit);
  return reached;
}

/** Returns the sources in the room of a data file that nothing imports. */
function readersOf(file: string, imports: readonly Import[], sources: ReadonlySet<string>): string[] {
  const isData = !isSource(file) && !isDocument(file) && !imports.some(({ to }) => to.startsWith(file));
  return isData ? [...sources].filter((source) => isBelow(source, dataRoom(file))) : [];
}

const isComponentTest = (file: string) => file.endsWith('.browser.test.tsx');
const isAnyTest = (file: string) => /\.test\.tsx?$/.test(file);
const isBelow = (file: string, folder: string) => file.startsWith(`${folder}/`);

/**
 * Returns those of `tests` that lie beside the files that a change reaches within its own feature. A folder
 * without tests passes on to the one above, up to the feature's.
 */
function testsBeside(
  changed: readonly string[],
  reached: ReadonlySet<string>,
  tests: readonly string[],
): ReadonlySet<string> {
  const features = new Set(changed.map(featureOf));
  const tested = Map.groupBy(tests, (test) => path.posix.dirname(test));
  const beside = new Set<string>();
  for (const file of reached) {
    const feature = featureOf(file);
    if (feature === undefined || !features.has(feature)) continue;
    let folder = path.posix.dirname(file);
    while (!tested.has(folder) && isBelow(folder, feature)) folder = path.posix.dirname(folder);
    for (const test of tested.get(folder) ?? []) beside.add(test);
  }
  return beside;
}

/** `web/features/gallery` of a file in it, or `web/app/shell`. */
function featureOf(file: string): string | undefined {
  return /^(?:web|server)\/(?:features|app)\/[^/]+(?=\/)/.exec(file)?.[0];
}

/**
 * Returns the folder whose code reads a data file: `engines/builtin` for its assets, a feature's folder,
 * otherwise the room.
 */
function dataRoom(file: string): string {
  const folders = path.posix.dirname(file).split('/');
  const depth = folders[1] === 'features' || folders[1] === 'platform' ? 3 : 2;
  return folders.slice(0, depth).join('/');
}

/** Lists the files that differ from the commit `base`, untracked ones included. */
export function changedFiles(root: string, base: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...new Set([
      ...git('diff', '--name-only', '--no-renames', base),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}

const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));

/** Lists the files that differ from the commit `base` and still exist. */
export function changedSince(base: string): string[] {
  return changedFiles(root, base).filter((file) => existsSync(path.join(root, file)));
}

/** Reads the imports of the whole project. */
export function readProject(): Import[] {
  return readImports(root, ['contract', 'engines', 'server', 'web', 'scripts', 'e2e', 'bench', 'testing']);
}

/** Finds the tests that the working tree's changes since `base` can affect. */
export function touchedSince(base: string): Touched {
  return touchedTests(changedFiles(root, base), readProject());
}
