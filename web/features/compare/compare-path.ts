import { pathOf } from '#contract/routes.ts';

const parameter = 'compare';
const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The gallery with the comparer open on two of the user's pictures; the first is "before". */
export function comparePath(beforeId: string, afterId: string): string {
  return `${pathOf('gallery')}?${parameter}=${encodeURIComponent(beforeId)},${encodeURIComponent(afterId)}`;
}

/** The pictures that an address compares: null for none, `invalid` if it does not name two. */
export function comparedIds(search: URLSearchParams): readonly [string, string] | 'invalid' | null {
  const written = search.get(parameter);
  if (written === null) return null;
  const [before = '', after = '', ...more] = written.split(',');
  const areIds = idShape.test(before) && idShape.test(after) && more.length === 0;
  return areIds && before.toLowerCase() !== after.toLowerCase() ? [before, after] : 'invalid';
}

/** The same address without the comparison. */
export function withoutCompared(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(parameter);
  return rest;
}
