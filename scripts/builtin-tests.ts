import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sampleOf } from '#testing/sample.ts';
import { readImports, withImported } from './imports.ts';

/** The package of the built-in engine. Its tests draw pictures for minutes. */
export const builtinPackage = 'engines/builtin';

/** The committed record: a hash of the sources whose tests have all passed. */
const record = `${builtinPackage}/tested.json`;

/** How many test files run while the sources match the record. */
const sampleSize = 3;

/**
 * Returns a SHA-256 (hex) of everything the package's tests depend on: its files, their imports from the rest
 * of the project, and the versions of its packages.
 */
export function hashBuiltin(root: string): string {
  const hash = createHash('sha256');
  const files = [...filesOf(root), ...importedBy(root)].toSorted();
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  for (const [name, version] of packageVersions(root)) hash.update(`${name}@${version}\0`);
  return hash.digest('hex');
}

/** Returns whether all tests of the package have passed with the current sources. */
export function isBuiltinTested(root: string): boolean {
  const { sources } = JSON.parse(readFileSync(path.join(root, record), 'utf8')) as { sources: string };
  return sources === hashBuiltin(root);
}

/**
 * Records that all tests of the package have passed. Returns the file to commit, or null if it is up to date.
 */
export function recordBuiltinTested(root: string): string | null {
  if (isBuiltinTested(root)) return null;
  writeFileSync(path.join(root, record), `${JSON.stringify({ sources: hashBuiltin(root) }, null, 2)}\n`);
  return record;
}

/**
 * Lists the package's test files for vitest: all, or a sample if `BUILTIN_TESTS=sample`, as `npm test` sets
 * it.
 */
export function findBuiltinTests(root: string): string[] {
  const tests = filesOf(root).filter((file) => file.endsWith('.test.ts'));
  return [...(process.env.BUILTIN_TESTS === 'sample' ? sampleOf(tests, sampleSize) : tests)];
}

function filesOf(root: string): string[] {
  return readdirSync(path.join(root, builtinPackage), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => file !== record && !file.includes('/node_modules/') && !file.endsWith('.md'))
    .toSorted();
}

/** The files outside the package that it imports, directly or indirectly. */
function importedBy(root: string): string[] {
  const imports = readImports(root, ['contract', 'engines', 'testing']);
  return [...withImported(filesOf(root), imports)].filter((file) => !file.startsWith(`${builtinPackage}/`));
}

function packageVersions(root: string): [string, string][] {
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const { peerDependencies } = read(`${builtinPackage}/package.json`) as {
    peerDependencies: Record<string, string>;
  };
  const { packages } = read('package-lock.json') as { packages: Record<string, { version: string }> };
  return Object.keys(peerDependencies).map((name) => [
    name,
    packages[`node_modules/${name}`]?.version ?? 'missing',
  ]);
}
