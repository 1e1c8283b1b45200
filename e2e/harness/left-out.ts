import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isFullRun, sampleOf } from '#testing/sample.ts';

/** How many of the journeys marked `@full` a usual run takes along. */
const sampleSize = 6;

/** Patterns of the journeys that this run leaves out: those marked `@full`, but for a sample of them. */
export function findLeftOut(folder: string): RegExp[] {
  if (isFullRun) return [];
  const marked = readdirSync(folder)
    .filter((file) => file.endsWith('.spec.ts'))
    .toSorted()
    .flatMap((file) => titlesMarkedFull(readFileSync(path.join(folder, file), 'utf8')));
  const sample = new Set(sampleOf(marked, sampleSize));
  return marked.filter((title) => !sample.has(title)).map(patternOf);
}

function titlesMarkedFull(source: string): string[] {
  return [...source.matchAll(/\btest\(\s*(['"`])(.+? @full)\1,/g)].map(([, , title = '']) => title);
}

/** A pattern of the titles that a template literal makes, whatever its values are. */
function patternOf(title: string): RegExp {
  return new RegExp(
    title
      .split(/\$\{[^}]*\}/)
      .map(escapeForPattern)
      .join('.+'),
  );
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
