import { createReadStream } from 'node:fs';

/** Encoders write about ten scans, and about twenty for four colour components. */
const maxScans = 100;

const startOfScan = Buffer.from([0xff, 0xda]);

/**
 * Whether a JPEG has absurdly many scans. Each one covers every pixel, and the decoder cannot be interrupted
 * before the last: a file of 600 kB with 2,600 scans keeps it busy for over a minute. The marker of a scan
 * never occurs in coded pixels, so counting its bytes is enough.
 */
export async function hasTooManyScans(source: string | Uint8Array): Promise<boolean> {
  let scans = 0;
  let endedInMarker = false;
  for await (const chunk of typeof source === 'string' ? createReadStream(source) : [Buffer.from(source)]) {
    if (endedInMarker && chunk[0] === startOfScan[1]) scans += 1;
    endedInMarker = chunk.at(-1) === startOfScan[0];
    for (let at = chunk.indexOf(startOfScan); at >= 0; at = chunk.indexOf(startOfScan, at + 2)) scans += 1;
    if (scans > maxScans) return true;
  }
  return false;
}
