const bitrates = {
  /** MPEG 1, layer III, in kbit/s; 0 is free or forbidden. */
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0],
  /** MPEG 2 and 2.5. */
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0],
} as const;
const rates = [44_100, 48_000, 32_000, 0] as const;
/** A single one may be a coincidence. */
const minFrames = 2;

interface Frame {
  bytes: number;
  seconds: number;
}

/** Returns an MP3's duration in seconds, frame by frame; undefined without frames. */
export function mp3Seconds(bytes: Buffer): number | undefined {
  let seconds = 0;
  let frames = 0;
  let at = afterTag(bytes);
  for (let frame = frameAt(bytes, at); frame !== null; frame = frameAt(bytes, at)) {
    at += frame.bytes;
    // The last one may be cut off, as recorders leave it.
    if (at > bytes.length && frames === 0) return undefined;
    seconds += frame.seconds;
    frames += 1;
  }
  const rest = bytes.length - at;
  // A tag and padding may follow the frames, but nothing as long as the sound itself.
  return frames < minFrames || rest > at ? undefined : seconds;
}

/** Where the frames start, after an ID3 tag, whose length has seven bits per byte. */
function afterTag(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 3) !== 'ID3') return 0;
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10);
  return 10 + ((a & 127) << 21) + ((b & 127) << 14) + ((c & 127) << 7) + (d & 127);
}

function frameAt(bytes: Buffer, at: number): Frame | null {
  if (at + 4 > bytes.length) return null;
  const header = bytes.readUInt32BE(at);
  const version = (header >>> 19) & 3;
  const isFrame = header >>> 21 === 0x7ff && version !== 1 && ((header >>> 17) & 3) === 1;
  if (!isFrame) return null;
  const isFirst = version === 3;
  const bitrate = bitrates[isFirst ? 'one' : 'two'][(header >>> 12) & 15] ?? 0;
  const rate = (rates[(header >>> 10) & 3] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4);
  if (bitrate === 0 || rate === 0) return null;
  const samples = isFirst ? 1152 : 576;
  const length = Math.floor(((samples / 8) * bitrate * 1000) / rate) + ((header >>> 9) & 1);
  return { bytes: length, seconds: samples / rate };
}
