import { type Random, randomOf } from '../pixels/random.ts';
import { type Level, levelsOf, withMargin, withoutMargin } from './levels.ts';
import { diffuse, type Field, type FieldOptions, improve, vote } from './patch-field.ts';

export interface FillOptions {
  seed: number;
  /** Called often; what it throws ends the work. */
  check(): void;
  onProgress?(fraction: number): void;
}

/** Beyond this many pixels to fill, a level only continues what coarser ones have found. */
const mostSearched = 160_000;

/**
 * Fills a hole in a picture with patches from around it: multi-scale PatchMatch with voting (Barnes et al.,
 * 2009; Wexler et al., 2007). Coarse levels decide what goes where, fine ones add detail.
 * @param rgb three bytes a pixel
 * @param hole 1 is to be filled
 */
export function fillHole(
  rgb: Uint8Array,
  hole: Uint8Array,
  { width, height }: { width: number; height: number },
  { seed, check, onProgress }: FillOptions,
): Uint8Array {
  const random: Random = randomOf(seed, 'patches');
  const levels = levelsOf(withMargin({ rgb, hole, width, height }));
  const work = levels.map(({ holes }) => holes + 400);
  const total = work.reduce((sum, one) => sum + one, 0);
  let done = 0;
  let field: Field | null = null;
  let finest: Level | undefined;
  for (const [at, level] of levels.entries()) {
    if (level.holes > 0) {
      const options: FieldOptions = { random, check, coarser: field };
      if (field === null) diffuse(level);
      field = synthesize(level, options, levels.length - 1 - at) ?? field;
    }
    finest = level;
    done += work[at] ?? 0;
    onProgress?.(done / total);
  }
  return withoutMargin(finest as Level, { width, height });
}

/** Fills one level, beginning with what the coarser one found. Null if nothing is left to copy from. */
function synthesize(level: Level, options: FieldOptions, fromFinest: number): Field | null {
  const isLarge = level.holes > mostSearched;
  const rounds = isLarge || fromFinest === 0 ? 1 : fromFinest === 1 ? 2 : fromFinest === 2 ? 3 : 5;
  const longer = Math.max(level.width, level.height);
  const isFirst = options.coarser === null;
  let field: Field | null = null;
  for (let round = 0; round < rounds; round += 1) {
    const radius = isFirst ? longer : fromFinest < 2 ? 8 : longer >> 2;
    field = improve(level, field, {
      ...options,
      passes: fromFinest < 2 ? 1 + (round % 2) : 2,
      searchRadius: isLarge || fromFinest === 0 ? 0 : round === 0 ? radius : radius >> 2,
    });
    if (field === null) return null;
    vote(level, field, options.check);
  }
  return field;
}
