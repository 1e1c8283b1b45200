import { pageLimits } from '#contract/limits.ts';

/** Pictures a page of the gallery, by what the browser says of the connection; the middle one where it says nothing. */
export function galleryPageSize(effectiveType: string | undefined): number {
  if (effectiveType === '4g') return pageLimits.maxLimit;
  if (effectiveType === 'slow-2g' || effectiveType === '2g') return pageLimits.defaultLimit;
  return 30;
}

/** What `navigator.connection` says, where a browser has it. */
export function connectionType(): string | undefined {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return undefined;
  const type: unknown = Reflect.get(connection, 'effectiveType');
  return typeof type === 'string' ? type : undefined;
}

const stagePageSize = 6;

/** Pictures a page in the studio: six, or as many more as make the last row full. */
export function stagePageSizeFor(columns: number): number {
  return Math.ceil(stagePageSize / columns) * columns;
}
