import { describe, expect, it } from 'vitest';
import { type Audio, readAudio } from './audio.ts';
import { silentWav } from './silence.ts';
import { readSample, sampleNames } from './testing.ts';

const types: Record<(typeof sampleNames)[number], Audio['mimeType']> = {
  'recorded.webm': 'audio/webm',
  'finished.webm': 'audio/webm',
  'opus.ogg': 'audio/ogg',
  'vorbis.ogg': 'audio/ogg',
  'whole.m4a': 'audio/mp4',
  'fragments.mp4': 'audio/mp4',
  'speech.mp3': 'audio/mpeg',
};

describe.each(sampleNames)('%s', (name) => {
  const file = readSample(name);

  it('is recognised by its content, with its two seconds', () => {
    const audio = readAudio(file) as Audio;
    expect(audio.mimeType).toBe(types[name]);
    expect(audio.seconds).toBeGreaterThan(1.9);
    expect(audio.seconds).toBeLessThan(2.2);
  });

  it('is unreadable when cut after its start', () => {
    expect(readAudio(file.subarray(0, 60))).toBe('unreadable');
  });

  it('never throws, wherever it is cut or damaged', () => {
    for (let length = 0; length < file.length; length += 97) {
      const cut = readAudio(file.subarray(0, length));
      if (typeof cut !== 'string') expect(cut.seconds).toBeLessThan(2.2);
      const damaged = Buffer.from(file);
      damaged.fill(0xa5, length, Math.min(length + 13, file.length));
      readAudio(damaged);
    }
  });
});

/** An empty tag and layer III frames at 8 kbit/s and 16 kHz: 36 bytes and 36 ms each. */
function mp3OfFrames(count: number): Buffer {
  const frame = Buffer.alloc(36);
  frame.writeUInt32BE(0xfff3_1800);
  return Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), ...Array(count).fill(frame)]);
}

describe('duration', () => {
  it.each([0.5, 30, 31.25, 7200])('reads %s s of WAV', (seconds) => {
    expect(readAudio(silentWav(seconds))).toEqual({ mimeType: 'audio/wav', seconds });
  });

  it('measures a WAV without a length in its header', () => {
    const open = silentWav(3);
    open.writeUInt32LE(0xffff_ffff, 40);
    expect(readAudio(open)).toEqual({ mimeType: 'audio/wav', seconds: 3 });
  });

  it('sums the frames of a two-hour MP3 at any bitrate', () => {
    const audio = readAudio(mp3OfFrames(200_000)) as Audio;
    expect(audio.seconds).toBeCloseTo(7200, 0);
  });
});

const none = Buffer.alloc(0);
it.each([
  ['nothing', none],
  ['words', Buffer.from('words words words words')],
  ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a HEIC photo', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['an AVI film', Buffer.from('RIFF\0\0\0\0AVI LIST', 'latin1')],
])('does not accept %s as a recording', (_name, bytes) => {
  expect(readAudio(bytes)).toBe('unsupported');
});

it.each([
  ['a WAV without sound', silentWav(0)],
  ['a WAV that was cut off', silentWav(2).subarray(0, 9_000)],
  ['a WAV without a rate', silentWav(2).fill(0, 28, 32)],
  ['a single frame of MP3', mp3OfFrames(1)],
  ['an MP3 whose frames end in something else', Buffer.concat([mp3OfFrames(3), Buffer.alloc(500, 7)])],
])('reports %s as unreadable', (_name, bytes) => {
  expect(readAudio(bytes)).toBe('unreadable');
});

/** A file of this size that repeats one part, which no recorder writes. */
function filled(start: Buffer, part: Buffer): Buffer {
  const file = Buffer.alloc(start.length + Math.floor(2_000_000 / part.length) * part.length);
  start.copy(file);
  return file.fill(part, start.length);
}

const m4aBegin = Buffer.from('\0\0\0\x10ftypM4A \0\0\0\0', 'latin1');

/** Fragments of 16 bytes that each claim as many samples as bytes follow. */
function fragmentsThatClaimAll(): Buffer {
  const file = filled(m4aBegin, Buffer.from('\0\0\0\x10trun\0\0\x01\0\0\0\0\0', 'latin1'));
  for (let at = m4aBegin.length; at < file.length; at += 16)
    file.writeUInt32BE(Math.max(0, Math.floor((file.length - at - 16) / 4)), at + 12);
  return file;
}

it.each([
  ['WAV', filled(Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), Buffer.alloc(8))],
  ['WebM', filled(Buffer.from('\x1a\x45\xdf\xa3\x84webm', 'latin1'), Buffer.from([0xec, 0x80]))],
  ['Ogg', filled(Buffer.alloc(0), Buffer.from(`OggS${'\0'.repeat(23)}`, 'latin1'))],
  ['MP4', filled(m4aBegin, Buffer.from('\0\0\0\x08free', 'latin1'))],
  ['MP4 in fragments', fragmentsThatClaimAll()],
])('stops reading a %s file made of countless parts', (_name, file) => {
  expect(readAudio(file)).toMatchObject({ seconds: Number.POSITIVE_INFINITY });
});
