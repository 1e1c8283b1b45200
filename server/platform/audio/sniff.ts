import type { AudioType } from '#contract/speech.ts';

/** ISO brands of pictures: a HEIC photo starts like a recording. */
const pictureBrands = /^(?:hei[cfmsx]|hev[cmsx]|mif1|msf1|avi[fs]|crx )/;

/** Returns the type of a recording by its first bytes; null for any other file. */
export function sniffAudio(bytes: Buffer): AudioType | null {
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
