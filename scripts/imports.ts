import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Node, type Program, parseSync, Visitor } from 'oxc-parser';

const sourceEnding = /\.(ts|tsx)$/;

/**
 * Lists every source below a folder, as paths relative to the root, with forward slashes: those in
 * TypeScript, or of another ending.
 */
export function listSources(root: string, folder: string, ending = sourceEnding): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.includes('node_modules/'));
}

/** Whether a file is a test, or only for tests. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || /(^|\/)testing(\/|\.ts$)/.test(file);
}

/**
 * Returns the specifiers that a file imports or re-exports, including type imports, as written. A specifier
 * that is made at run time, and what `import.meta.glob` reads, is a pattern: `./texts.*.ts`. One whose folder
 * is unknown is left out.
 */
export function readSpecifiers(file: string, source: string): string[] {
  const parsed = parseSync(file, source);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const specifiers = new Set([
    ...staticImports.map((entry) => entry.moduleRequest.value),
    ...staticExports.flatMap((entry) =>
      entry.entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
  ]);
  // Few files import so, and reading a whole tree takes longer than reading its imports.
  if (dynamicImports.length > 0 || source.includes('import.meta.glob')) {
    for (const pattern of readPatterns(parsed.program)) if (!pattern.startsWith('*')) specifiers.add(pattern);
  }
  return [...specifiers];
}

/** Returns what a file imports while it runs. */
function readPatterns(program: Program): string[] {
  const patterns: string[] = [];
  new Visitor({
    ImportExpression({ source }) {
      patterns.push(patternOf(source));
    },
    CallExpression({ callee, arguments: [files] }) {
      const isGlob =
        callee.type === 'MemberExpression' &&
        callee.object.type === 'MetaProperty' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'glob';
      if (!isGlob || files === undefined) return;
      const all = files.type === 'ArrayExpression' ? files.elements : [files];
      patterns.push(...all.flatMap((one) => (one === null ? [] : [patternOf(one)])));
    },
  }).visit(program);
  return patterns;
}

/** A text with `*` for each part that is known at run time only. */
function patternOf(value: Node): string {
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value;
  if (value.type === 'TemplateLiteral') return value.quasis.map((part) => part.value.cooked ?? '').join('*');
  if (value.type === 'BinaryExpression' && value.operator === '+') {
    return patternOf(value.left) + patternOf(value.right);
  }
  return '*';
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
      specifiersOf(from, readFileSync(path.join(root, from), 'utf8')).flatMap((specifier) =>
        matching(root, resolve(from, specifier)),
      ),
    ),
  );
}

/** What was read, by source: the tests of the project's structure share a process and read the same tree. */
const alreadyRead = new Map<string, readonly string[]>();

function specifiersOf(file: string, source: string): readonly string[] {
  const known = alreadyRead.get(source);
  if (known) return known;
  const specifiers = readSpecifiers(file, source);
  alreadyRead.set(source, specifiers);
  return specifiers;
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

/** Resolves a pattern to an import of each file that matches; tests are never meant. */
function matching(root: string, pattern: Import): Import[] {
  if (!pattern.isOwn || !pattern.to.includes('*')) return [pattern];
  return globSync(pattern.to, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !isTest(file))
    .toSorted()
    .map((to) => ({ ...pattern, to }));
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
