import type { Parts } from './parts.ts';

/** Opus counts at 48 kHz whatever the sound's own rate. */
const opusRate = 48_000;
/** The position of a page on which no packet ends. */
const noPosition = 0xffff_ffff_ffff_ffffn;

/**
 * Returns the duration of an Ogg file with Opus or Vorbis in seconds; undefined if damaged or something else.
 */
export function oggSeconds(bytes: Buffer, parts: Parts): number | undefined {
  let rate = 0;
  let skipped = 0;
  let end = 0n;
  let at = 0;
  while (at < bytes.length) {
    parts.take();
    if (bytes.toString('latin1', at, at + 4) !== 'OggS') return undefined;
    const segments = bytes.readUInt8(at + 26);
    const body = at + 27 + segments;
    let length = 0;
    for (let index = at + 27; index < body; index += 1) length += bytes.readUInt8(index);
    // An incomplete page was cut off.
    if (body + length > bytes.length) return undefined;
    const kind = bytes.toString('latin1', body, body + 8);
    if (kind === 'OpusHead') {
      rate = opusRate;
      skipped = bytes.readUInt16LE(body + 10);
    } else if (kind.startsWith('\x01vorbis')) rate = bytes.readUInt32LE(body + 12);
    const position = bytes.readBigUInt64LE(at + 6);
    if (position !== noPosition && position > end) end = position;
    at = body + length;
  }
  return rate === 0 ? undefined : (Number(end) - skipped) / rate;
}
