import { languages } from '../contract/languages.ts';
import { type Import, isTest } from './imports.ts';

const translation = new RegExp(`\\.(?:${languages.join('|')})\\.ts$`);

/** The project's own imports, including type imports, without those of tests. */
function edgesOf(imports: readonly Import[]): { from: string; to: string }[] {
  return imports.filter(({ from, isOwn }) => isOwn && !isTest(from));
}

/**
 * Describes each import cycle of files: a group in which every file reaches every other. A file and its
 * translations are one: it loads them, and they import its type.
 */
export function findFileCycles(imports: readonly Import[]): string[] {
  const edges = edgesOf(imports).map(({ from, to }) => ({ from: untranslated(from), to: untranslated(to) }));
  return findRings(edges).map((ring) => ring.join(', '));
}

/** `texts.ts` of `texts.pt.ts`. */
function untranslated(file: string): string {
  return file.replace(translation, '.ts');
}

/** Describes each import cycle of features, with the imports that cause it. */
export function findFeatureCycles(imports: readonly Import[]): string[] {
  const between = edgesOf(imports).flatMap(({ from, to }) => {
    const [source, target] = [featureOf(from), featureOf(to)];
    return source === null || target === null || source === target
      ? []
      : [{ from: source, to: target, line: `${from} imports ${to}` }];
  });
  return findRings(between).map((ring) => {
    const inRing = new Set(ring);
    const lines = between.flatMap(({ from, to, line }) => (inRing.has(from) && inRing.has(to) ? [line] : []));
    return `${ring.join(', ')}: ${lines.join('; ')}`;
  });
}

function featureOf(file: string): string | null {
  return /^(?:server|web)\/features\/[^/]+(?=\/)/.exec(file)?.[0] ?? null;
}

/** Returns the groups of at least two nodes that all reach each other, sorted. */
function findRings(edges: readonly { from: string; to: string }[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const rings: string[][] = [];
  const found = new Map<string, { at: number; lowest: number }>();
  const path: string[] = [];
  // Tarjan's algorithm: a node that reaches nothing found earlier completes its group on the path.
  const visit = (node: string): { at: number; lowest: number } => {
    const mark = { at: found.size, lowest: found.size };
    found.set(node, mark);
    path.push(node);
    for (const target of next.get(node) ?? []) {
      const known = found.get(target);
      if (known === undefined) mark.lowest = Math.min(mark.lowest, visit(target).lowest);
      else if (path.includes(target)) mark.lowest = Math.min(mark.lowest, known.at);
    }
    if (mark.lowest === mark.at) {
      const group = path.splice(path.indexOf(node));
      if (group.length > 1) rings.push(group.toSorted());
    }
    return mark;
  };
  for (const node of next.keys()) if (!found.has(node)) visit(node);
  return rings;
}
