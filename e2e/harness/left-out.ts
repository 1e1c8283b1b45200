import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isFullRun, sampleOf } from '#testing/sample.ts';

/** How many journeys marked `@full` a usual run includes. */
const sampleSize = 3;

/** Returns patterns of the journeys that this run skips: those marked `@full`, except a sample. */
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

/** Returns a pattern that matches every title a template literal can produce. */
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
