import path from 'node:path';
import { type Import, isTest } from './imports.ts';

/** A file of at most this many lines with one importer in its folder belongs into that importer. */
const maxLines = 30;

/** Texts, one file a language, and what a program generates. */
const apart = /(^|[/-])texts\.ts$|\.[a-z]{2}\.ts$|(^|\/)(generated|pack)\//;
const test = /\.(test|spec)\.tsx?$/;
const ending = /(\.(test|spec))?\.tsx?$/;

/** A source file: its path relative to the root, and how many lines it has. */
export interface Source {
  file: string;
  lines: number;
}

/**
 * Returns the slivers: small files with exactly one importer, in their own folder, and without a test of
 * their own. Tests count as importers only of files that exist for tests.
 */
export function findSlivers(sources: readonly Source[], imports: readonly Import[]): string[] {
  const importers = Map.groupBy(
    imports.filter(({ isOwn }) => isOwn),
    ({ to }) => to,
  );
  const tested = new Set(sources.flatMap(({ file }) => (test.test(file) ? [withoutEnding(file)] : [])));
  return sources.flatMap(({ file, lines }) => {
    if (lines > maxLines || test.test(file) || apart.test(file)) return [];
    const all = [...new Set(importers.get(file)?.map(({ from }) => from))];
    const [importer, ...others] = isForTests(file) ? all : all.filter((from) => !test.test(from));
    if (importer === undefined || others.length > 0 || !areSiblings(importer, file)) return [];
    const hasTest =
      tested.has(withoutEnding(file)) || all.some((from) => test.test(from) && areSiblings(from, file));
    return hasTest ? [] : [file];
  });
}

function isForTests(file: string): boolean {
  return isTest(file) || file.startsWith('e2e/');
}

function withoutEnding(file: string): string {
  return file.replace(ending, '');
}

function areSiblings(one: string, other: string): boolean {
  return path.posix.dirname(one) === path.posix.dirname(other);
}
