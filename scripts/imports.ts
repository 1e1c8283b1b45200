import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

const sourceEnding = /\.(ts|tsx)$/;

/** Lists every TypeScript source below a folder, as paths relative to the root, with forward slashes. */
export function listSources(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && sourceEnding.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.includes('node_modules/'));
}

/** Whether a file is a test, or only for tests. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || /(^|\/)testing(\/|\.ts$)/.test(file);
}

/** Returns the specifiers that a file imports or re-exports, including type imports, as written. */
export function readSpecifiers(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  const fixed = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
  ];
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^(['"])(.*)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[2] === undefined ? [] : [literal[2]];
  });
  return [...new Set([...fixed, ...dynamic])];
}

export interface Import {
  from: string;
  /** A path relative to the root for own files, otherwise a package's name. */
  to: string;
  isOwn: boolean;
}

/** Reads the imports of all sources below these folders. */
export function readImports(root: string, folders: readonly string[]): Import[] {
  return folders.flatMap((folder) =>
    listSources(root, folder).flatMap((from) =>
      readSpecifiers(from, readFileSync(path.join(root, from), 'utf8')).map((specifier) =>
        resolve(from, specifier),
      ),
    ),
  );
}

/** Returns these files and all own files that they import, directly or indirectly. */
export function withImported(files: readonly string[], imports: readonly Import[]): Set<string> {
  const own = Map.groupBy(
    imports.filter(({ isOwn }) => isOwn),
    ({ from }) => from,
  );
  const reached = new Set(files);
  // A set yields what is added meanwhile, too.
  for (const file of reached) for (const { to } of own.get(file) ?? []) reached.add(to);
  return reached;
}

function resolve(from: string, specifier: string): Import {
  if (specifier.startsWith('#')) return { from, to: specifier.slice(1), isOwn: true };
  if (specifier.startsWith('.')) {
    return { from, to: path.posix.join(path.posix.dirname(from), specifier), isOwn: true };
  }
  const parts = specifier.split('/');
  const name =
    specifier.startsWith('node:') || specifier.startsWith('virtual:')
      ? specifier
      : parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  return { from, to: name, isOwn: false };
}
