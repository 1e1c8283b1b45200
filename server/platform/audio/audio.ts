import type { AudioType } from '#contract/speech.ts';
import { mp3Seconds } from './mp3.ts';
import { mp4Seconds } from './mp4.ts';
import { oggSeconds } from './ogg.ts';
import { Parts, TooManyParts } from './parts.ts';
import { sniffAudio } from './sniff.ts';
import { wavSeconds } from './wav.ts';
import { webmSeconds } from './webm.ts';

export interface Audio {
  mimeType: AudioType;
  /** How long its sound is, by what the container says of its parts; infinite where those are too many to be read. */
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
 * What a recording is, by its bytes alone, whatever its name or type claims. It is not decoded: its container is read from
 * front to end, so that one that is cut off, damaged or empty is found out. Our own, because music-metadata
 * answers no length for what the recorders of browsers write (WebM that is streamed).
 */
export function readAudio(bytes: Buffer): Audio | AudioProblem {
  const mimeType = sniffAudio(bytes);
  if (mimeType === null) return 'unsupported';
  let seconds: number | undefined;
  try {
    seconds = readers[mimeType](bytes, new Parts());
  } catch (error) {
    // Buffer's readers say so where a length points behind the end.
    if (error instanceof TooManyParts) seconds = Number.POSITIVE_INFINITY;
    else if (!(error instanceof RangeError)) throw error;
  }
  if (seconds === undefined || !(seconds > 0)) return 'unreadable';
  return { mimeType, seconds };
}
