import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Import, readImports } from './imports.ts';

/** A change to one of these can affect every test. */
const rootFiles = /^(package(-lock)?\.json|tsconfig\.json|vitest[^/]*\.ts|vite\.config\.ts|\.npmrc)$/;
const isSource = (file: string) => /\.(ts|tsx|mjs)$/.test(file);
const isDocument = (file: string) => /\.md$|^docs\//.test(file);

/** The tests that a change can affect. */
export interface Touched {
  /** Tests in Node. */
  tests: string[];
  /** Component tests beside what a change reaches. */
  components: string[];
  /** The other component tests whose page contains what a change reaches. */
  mounting: string[];
  journeys: string[];
  /** Changed files that require every test; the lists are empty then. */
  reasonsForAll: string[];
}

/**
 * Finds the tests that import a changed file, directly or indirectly. A file that no source imports
 * (pictures, packed data, migrations) affects all tests in its room's folder. Tests in `scripts/` read the
 * whole tree and always run.
 *
 * Every component test mounts the whole app, so that by imports each change of `web` would touch all of
 * them. Those beside a reached file of the changed feature are told apart from the others.
 */
export function touchedTests(changed: readonly string[], imports: readonly Import[]): Touched {
  const reasonsForAll = changed.filter((file) => rootFiles.test(file));
  if (reasonsForAll.length > 0)
    return { tests: [], components: [], mounting: [], journeys: [], reasonsForAll };
  const importers = Map.groupBy(
    imports.filter(({ isOwn }) => isOwn),
    ({ to }) => to.replace(/\?.*$/, ''),
  );
  const sources = new Set(imports.map(({ from }) => from));
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { from } of importers.get(file) ?? []) visit(from);
  };
  for (const file of changed) {
    visit(file);
    const isData = !isSource(file) && !importers.has(file) && !isDocument(file);
    if (isData) for (const source of sources) if (isBelow(source, dataRoom(file))) visit(source);
  }
  const all = [...sources, ...reached].filter((file, index, files) => files.indexOf(file) === index);
  const allComponents = all.filter(isComponentTest);
  const components = besideReached(changed, reached, allComponents);
  return {
    tests: all
      .filter((file) => isUnitTest(file) && (reached.has(file) || file.startsWith('scripts/')))
      .sort(),
    components: components.sort(),
    mounting: allComponents.filter((file) => reached.has(file) && !components.includes(file)).sort(),
    journeys: [...reached].filter((file) => /^e2e\/.*\.spec\.ts$/.test(file)).sort(),
    reasonsForAll: [],
  };
}

const isComponentTest = (file: string) => file.endsWith('.browser.test.tsx');
const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file) && !isComponentTest(file);
const isBelow = (file: string, folder: string) => file.startsWith(`${folder}/`);

/**
 * Returns the component tests that changed, and those beside the files that a change reaches within its own
 * feature. A folder without tests passes on to the one above, up to the feature's.
 */
function besideReached(
  changed: readonly string[],
  reached: ReadonlySet<string>,
  allComponents: readonly string[],
): string[] {
  const features = new Set(changed.map(featureOf).filter((feature) => feature !== undefined));
  const folders = new Set<string>();
  for (const file of reached) {
    const feature = featureOf(file);
    if (feature === undefined || !features.has(feature) || isComponentTest(file)) continue;
    let folder = path.posix.dirname(file);
    const hasTests = () => allComponents.some((test) => path.posix.dirname(test) === folder);
    while (!hasTests() && isBelow(folder, feature)) folder = path.posix.dirname(folder);
    folders.add(folder);
  }
  return allComponents.filter((test) => changed.includes(test) || folders.has(path.posix.dirname(test)));
}

/** `web/features/gallery` of a file in it. */
function featureOf(file: string): string | undefined {
  return /^web\/features\/[^/]+(?=\/)/.exec(file)?.[0];
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

/** Finds the tests that the working tree's changes since `base` can affect. */
export function touchedSince(base: string): Touched {
  const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));
  const imports = readImports(root, ['contract', 'engines', 'server', 'web', 'scripts', 'e2e', 'bench']);
  return touchedTests(changedFiles(root, base), imports);
}
