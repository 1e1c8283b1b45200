import type { AudioType } from '#contract/speech.ts';
import { mp3Seconds } from './mp3.ts';
import { mp4Seconds } from './mp4.ts';
import { oggSeconds } from './ogg.ts';
import { Parts, TooManyPartsError } from './parts.ts';
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

/** ISO brands of pictures: a HEIC photo starts like a recording. */
const pictureBrands = /^(?:hei[cfmsx]|hev[cmsx]|mif1|msf1|avi[fs]|crx )/;

/** Returns the type of a recording by its first bytes; null for any other file. */
function sniffAudio(bytes: Buffer): AudioType | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'audio/wav';
  if (text(0, 4) === 'OggS') return 'audio/ogg';
  // EBML; its document type is among the first fields.
  if (bytes.length > 4 && bytes.readUInt32BE(0) === 0x1a45dfa3) {
    return /webm|matroska/.test(text(4, 64)) ? 'audio/webm' : null;
  }
  if (text(4, 8) === 'ftyp') return pictureBrands.test(text(8, 12)) ? null : 'audio/mp4';
  if (text(0, 3) === 'ID3' || isFrameStart(bytes)) return 'audio/mpeg';
  return null;
}

/** Eleven set bits, then a valid version and layer: only layer III is MP3. */
function isFrameStart(bytes: Buffer): boolean {
  const [first, second] = bytes;
  return first === 0xff && second !== undefined && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
}

/** Lengths that recorders write before they know the end. */
const unknownLength = new Set([0, 0xffff_ffff]);

/** Returns a WAV's duration in seconds; undefined if damaged. */
function wavSeconds(bytes: Buffer, parts: Parts): number | undefined {
  let bytesPerSecond = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    parts.take();
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const left = bytes.length - at - 8;
    if (name === 'fmt ') {
      if (length < 16 || left < 16) return undefined;
      bytesPerSecond = bytes.readUInt32LE(at + 16);
    }
    if (name === 'data') {
      if (bytesPerSecond === 0) return undefined;
      if (unknownLength.has(length)) return left / bytesPerSecond;
      return length > left ? undefined : length / bytesPerSecond;
    }
    // Chunks start at even offsets.
    at += 8 + length + (length % 2);
  }
  return undefined;
}
