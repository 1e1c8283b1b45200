import { readFileSync } from 'node:fs';

/** Two seconds of a tone each, as encoders write them; one WebM has no duration, as browsers record. */
export const sampleNames = [
  'recorded.webm',
  'finished.webm',
  'opus.ogg',
  'vorbis.ogg',
  'whole.m4a',
  'fragments.mp4',
  'speech.mp3',
] as const;

export function readSample(name: (typeof sampleNames)[number]): Buffer<ArrayBuffer> {
  return Buffer.from(readFileSync(new URL(`./samples/${name}`, import.meta.url)));
}
