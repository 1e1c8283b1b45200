import type { UncheckedPicture } from '../calls.ts';
import { EngineError } from '../engine.ts';

/**
 * The picture of a response that has it as base64, or as a data URL. The server finds out its real type.
 * Throws an `EngineError` without a picture.
 */
export function pictureOfBase64(vendor: string, text: unknown): UncheckedPicture {
  const data = typeof text === 'string' ? text.replace(/^data:[^,]*,/, '') : '';
  const unchecked = Buffer.from(data, 'base64');
  if (unchecked.length === 0) {
    throw new EngineError('unavailable', `${vendor} answered without a picture`, { mayHaveCost: true });
  }
  return { unchecked };
}

/** The pictures of a response, which must have at least one. */
export function atLeastOne<T>(vendor: string, pictures: readonly T[]): readonly [T, ...T[]] {
  const [first, ...others] = pictures;
  if (first === undefined) {
    throw new EngineError('unavailable', `${vendor} answered without a picture`, { mayHaveCost: true });
  }
  return [first, ...others];
}
