import { readFileSync } from 'node:fs';

/** Two seconds of a tone each, as encoders write them; one of the WebM files says no duration, as browsers' recorders do. */
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

/** A silent WAV file of so many bytes a second. */
export function wavOf(seconds: number, rate = 8_000): Buffer<ArrayBuffer> {
  const length = Math.round(seconds * rate);
  const file = Buffer.alloc(44 + length, 128);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + length, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(length, 40);
  return file;
}
