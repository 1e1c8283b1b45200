import type { AudioType } from '#contract/speech.ts';
import { mp3Seconds } from './mp3.ts';
import { mp4Seconds } from './mp4.ts';
import { oggSeconds } from './ogg.ts';
import { Parts, TooManyPartsError } from './parts.ts';
import { sniffAudio } from './sniff.ts';
import { wavSeconds } from './wav.ts';
import { webmSeconds } from './webm.ts';

export interface Audio {
  mimeType: AudioType;
  /** Its duration by the container's metadata; infinite if that has too many parts to read. */
  seconds: number;
}

export type AudioProblem = 'unsupported' | 'unreadable';

const readers: Record<AudioType, (bytes: Buffer, parts: Parts) => number | undefined> = {
  'audio/wav': wavSeconds,
  'audio/webm': webmSeconds,
  'audio/ogg': oggSeconds,
  'audio/mp4': mp4Seconds,
  'audio/mpeg': mp3Seconds,
};

/**
 * Identifies a recording by its bytes, whatever its name or type claims. Reads the container from front to
 * end without decoding, which detects cut-off, damaged and empty files. Our own code, because music-metadata
 * returns no duration for what browsers record (streamed WebM).
 */
export function readAudio(bytes: Buffer): Audio | AudioProblem {
  const mimeType = sniffAudio(bytes);
  if (mimeType === null) return 'unsupported';
  let seconds: number | undefined;
  try {
    seconds = readers[mimeType](bytes, new Parts());
  } catch (error) {
    // Buffer's readers throw this for a length beyond the end.
    if (error instanceof TooManyPartsError) seconds = Number.POSITIVE_INFINITY;
    else if (!(error instanceof RangeError)) throw error;
  }
  if (seconds === undefined || !(seconds > 0)) return 'unreadable';
  return { mimeType, seconds };
}
