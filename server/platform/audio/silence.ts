/** Returns a silent WAV: one channel, eight bits, `rate` samples per second. */
export function silentWav(seconds: number, rate = 8_000): Buffer<ArrayBuffer> {
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
