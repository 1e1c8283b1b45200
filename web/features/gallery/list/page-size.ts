import { pageLimits } from '#contract/limits.ts';

/** Pictures per gallery page, by the browser's connection type; the middle size if unknown. */
export function galleryPageSize(effectiveType: string | undefined): number {
  if (effectiveType === '4g') return pageLimits.maxLimit;
  if (effectiveType === 'slow-2g' || effectiveType === '2g') return pageLimits.defaultLimit;
  return 30;
}

/** Pictures that "Load more" adds, by connection type. */
export function galleryBatchSize(effectiveType: string | undefined): number {
  if (effectiveType === '4g') return 20;
  if (effectiveType === 'slow-2g' || effectiveType === '2g') return 8;
  return 12;
}

/** How many pictures the gallery shows at first. */
export function galleryStartCount(columns: number): number {
  return Math.max(columns * 6, 30);
}

/** The value of `navigator.connection`, where the browser has it. */
export function connectionType(): string | undefined {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return undefined;
  const type: unknown = Reflect.get(connection, 'effectiveType');
  return typeof type === 'string' ? type : undefined;
}

const stagePageSize = 6;
/** The line under a tile and the gap to the next row, in pixels. */
const rowExtraPx = 48;

/** Pictures per page in the studio: six, or enough to fill the stage with complete rows. */
export function stagePageSizeFor(columns: number, stage: { width: number; height: number }): number {
  const rowHeight = (stage.width / columns) * (9 / 16) + rowExtraPx;
  const rows = Math.max(Math.ceil(stagePageSize / columns), Math.ceil(stage.height / rowHeight));
  return Math.min(rows * columns, pageLimits.maxLimit);
}
