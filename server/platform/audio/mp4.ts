import type { Parts } from './parts.ts';

/** Boxes that contain relevant boxes. */
const parents: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf']);

/** A track, as read so far. Times in the track's own unit. */
interface Track {
  scale: number;
  isSound: boolean;
  /** Sample duration for fragments without their own. */
  sampleTime: number;
  /** From the header, or the end of the last fragment. */
  end: number;
}

interface Reading {
  tracks: Map<number, Track>;
  /** The track of the current boxes. */
  current: Track;
  parts: Parts;
  /** Of the fragment: its start and sample duration. */
  start: number;
  sampleTime: number;
}

const newTrack = (): Track => ({ scale: 0, isSound: false, sampleTime: 0, end: 0 });

/** Returns the duration of an MP4's sound in seconds, whole or fragmented; undefined if damaged or silent. */
export function mp4Seconds(bytes: Buffer, parts: Parts): number | undefined {
  const reading: Reading = { tracks: new Map(), current: newTrack(), parts, start: 0, sampleTime: 0 };
  if (!readBoxes(bytes, 0, bytes.length, reading)) return undefined;
  const sounds = [...reading.tracks.values()].filter(({ isSound, scale }) => isSound && scale > 0);
  return sounds.length === 0 ? undefined : Math.max(...sounds.map(({ end, scale }) => end / scale));
}

/** Whether all boxes are complete. */
function readBoxes(bytes: Buffer, from: number, to: number, reading: Reading): boolean {
  let at = from;
  while (at < to) {
    reading.parts.take();
    if (at + 8 > to) return false;
    const name = bytes.toString('latin1', at + 4, at + 8);
    const short = bytes.readUInt32BE(at);
    // 0: to the end; 1: in eight bytes after the name.
    const size = short === 0 ? to - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const content = at + (short === 1 ? 16 : 8);
    const end = at + size;
    if (end > to || end < content) return false;
    if (parents.has(name)) {
      if (!readBoxes(bytes, content, end, reading)) return false;
    } else readers[name]?.(bytes, content, reading);
    at = end;
  }
  return true;
}

const trackOf = (reading: Reading, id: number): Track => {
  const known = reading.tracks.get(id) ?? newTrack();
  reading.tracks.set(id, known);
  return known;
};

/** A time of four bytes, or of eight from box version 1 on. */
const timeAt = (bytes: Buffer, box: number, at: number): number =>
  bytes.readUInt8(box) === 1 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUInt32BE(at);

const readers: Readonly<Record<string, (bytes: Buffer, box: number, reading: Reading) => void>> = {
  tkhd(bytes, box, reading) {
    reading.current = trackOf(reading, bytes.readUInt32BE(box + (bytes.readUInt8(box) === 1 ? 20 : 12)));
  },
  mdhd(bytes, box, { current }) {
    const at = box + (bytes.readUInt8(box) === 1 ? 20 : 12);
    current.scale = bytes.readUInt32BE(at);
    current.end = timeAt(bytes, box, at + 4);
  },
  hdlr(bytes, box, { current }) {
    if (bytes.toString('latin1', box + 8, box + 12) === 'soun') current.isSound = true;
  },
  trex(bytes, box, reading) {
    trackOf(reading, bytes.readUInt32BE(box + 4)).sampleTime = bytes.readUInt32BE(box + 12);
  },
  tfhd(bytes, box, reading) {
    const flags = bytes.readUIntBE(box + 1, 3);
    reading.current = trackOf(reading, bytes.readUInt32BE(box + 4));
    const at = box + 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0);
    reading.sampleTime = flags & 8 ? bytes.readUInt32BE(at) : reading.current.sampleTime;
    reading.start = reading.current.end;
  },
  tfdt(bytes, box, reading) {
    reading.start = timeAt(bytes, box, box + 4);
  },
  trun(bytes, box, reading) {
    const flags = bytes.readUIntBE(box + 1, 3);
    const count = bytes.readUInt32BE(box + 4);
    const hasTimes = (flags & 0x100) !== 0;
    const width = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
    let at = box + 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
    let time = hasTimes ? 0 : count * reading.sampleTime;
    // Each box may claim all samples of the file.
    if (hasTimes) reading.parts.take(count);
    for (let index = 0; hasTimes && index < count; index += 1, at += width) time += bytes.readUInt32BE(at);
    reading.start += time;
    reading.current.end = Math.max(reading.current.end, reading.start);
  },
};
