import { megabyte } from '#contract/bytes.ts';
import { uploadLimits } from '#contract/limits.ts';

/** Why a file is not uploaded; each is the key of its sentence. */
export type FileFault = 'notAnImage' | 'unsupportedType' | 'tooLarge';

/** What the file dialog offers, and what is accepted. */
export const acceptedTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** The most that a file may have. */
export const mostMegabytes = uploadLimits.maxBytes / megabyte;

/** The fault of a file, or null. Browsers give a file without an ending no type: the server looks into it. */
export function faultOf({ type, size }: Pick<File, 'type' | 'size'>): FileFault | null {
  // Some systems write the type of a JPEG so.
  const isAccepted = type === '' || type === 'image/jpg' || acceptedTypes.some((one) => one === type);
  if (!isAccepted) return type.startsWith('image/') ? 'unsupportedType' : 'notAnImage';
  return size > uploadLimits.maxBytes ? 'tooLarge' : null;
}
