/** Samples per second. */
const rate = 44_100;
const beatsPerMinute = 92;
const beat = 60 / beatsPerMinute;
const bar = 4 * beat;

/** Four repeating bars as MIDI notes: a bass and the voices above it, in A minor. */
const harmony = [
  { bass: 45, voices: [57, 60, 64, 71] },
  { bass: 41, voices: [57, 60, 64, 67] },
  { bass: 48, voices: [55, 60, 64, 71] },
  { bass: 43, voices: [55, 59, 62, 69] },
] as const;

/** The order of a bar's plucked notes, an octave higher, in eighths; null is a rest. */
const pattern = [0, 2, 1, 3, null, 2, 3, 1] as const;

/**
 * Composes quiet music for a recording: a pad, a bass and a plucked figure with an echo, faded in and out.
 * The same length always gives the same music, and it is ours.
 *
 * @returns a WAV file, stereo, 16 bits
 */
export function composeMusic(seconds: number): Buffer {
  const left = new Float64Array(Math.ceil(seconds * rate));
  const right = new Float64Array(left.length);
  for (let index = 0; index * bar < seconds; index += 1) {
    const chord = harmony[index % harmony.length] ?? harmony[0];
    const start = index * bar;
    for (const [at, note] of chord.voices.entries()) {
      // A slight detuning between the sides makes the sound wide.
      addPad(left, start, frequencyOf(note) * (1 - 0.0012 * (at % 2 ? 1 : -1)));
      addPad(right, start, frequencyOf(note) * (1 + 0.0012 * (at % 2 ? 1 : -1)));
    }
    for (const channel of [left, right]) {
      addBass(channel, start, frequencyOf(chord.bass), 2.5 * beat);
      addBass(channel, start + 2.5 * beat, frequencyOf(chord.bass), 1.5 * beat);
    }
    // The plucked figure starts with the second bar.
    if (index === 0) continue;
    for (const [eighth, voice] of pattern.entries()) {
      const note = voice === null ? undefined : chord.voices[voice];
      if (note === undefined) continue;
      const at = start + (eighth * beat) / 2;
      const pan = eighth % 2 ? 0.65 : 0.35;
      const sound = { frequency: frequencyOf(note + 12), loudness: eighth % 4 === 0 ? 0.13 : 0.1 };
      addPluck(left, at, { ...sound, loudness: sound.loudness * (1 - pan) });
      addPluck(right, at, { ...sound, loudness: sound.loudness * pan });
    }
  }
  const wide = [addEcho(left, right, 0.75 * beat), addEcho(right, left, 0.75 * beat)] as const;
  return writeWave(fade(wide[0], seconds), fade(wide[1], seconds));
}

/** Returns hertz; A4 is note 69, 440 Hz. */
function frequencyOf(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

/** Adds a sound to a channel; `at` returns the sample at a time after its start. */
function addSound(
  channel: Float64Array,
  startSeconds: number,
  lengthSeconds: number,
  at: (seconds: number) => number,
): void {
  const from = Math.round(startSeconds * rate);
  const to = Math.min(channel.length, from + Math.round(lengthSeconds * rate));
  for (let index = from; index < to; index += 1) {
    channel[index] = (channel[index] ?? 0) + at((index - from) / rate);
  }
}

/** A pad with quickly weakening overtones that swells into the next bar. */
function addPad(channel: Float64Array, start: number, frequency: number): void {
  const length = bar * 1.3;
  addSound(channel, start, length, (time) => {
    const swell = Math.sin((Math.PI * time) / length) ** 1.5;
    const phase = 2 * Math.PI * frequency * time;
    return 0.05 * swell * (Math.sin(phase) + 0.28 * Math.sin(2 * phase) + 0.09 * Math.sin(3 * phase));
  });
}

function addBass(channel: Float64Array, start: number, frequency: number, length: number): void {
  addSound(channel, start, length, (time) => {
    const envelope = Math.min(1, time / 0.02) * Math.exp(-1.1 * time) * Math.min(1, (length - time) / 0.05);
    const phase = 2 * Math.PI * frequency * time;
    return 0.13 * envelope * (Math.sin(phase) + 0.35 * Math.sin(2 * phase));
  });
}

/** A plucked string: higher overtones fade first. */
function addPluck(
  channel: Float64Array,
  start: number,
  { frequency, loudness }: { frequency: number; loudness: number },
): void {
  addSound(channel, start, 1.6, (time) => {
    const attack = Math.min(1, time / 0.004);
    const end = Math.min(1, (1.6 - time) / 0.1);
    let sum = 0;
    for (let overtone = 1; overtone <= 5; overtone += 1) {
      sum +=
        (Math.exp(-(2.4 + 1.9 * overtone) * time) / overtone ** 1.4) *
        Math.sin(2 * Math.PI * frequency * overtone * time);
    }
    return loudness * attack * end * sum;
  });
}

/** Returns the channel with a delayed echo of the other channel, and a later, softer one of itself. */
function addEcho(channel: Float64Array, other: Float64Array, delaySeconds: number): Float64Array {
  const delay = Math.round(delaySeconds * rate);
  return channel.map((sample, index) => {
    const crossed = other[index - delay] ?? 0;
    const returned = channel[index - 2 * delay] ?? 0;
    return sample + 0.3 * crossed + 0.12 * returned;
  });
}

function fade(channel: Float64Array, seconds: number): Float64Array {
  return channel.map((sample, index) => {
    const time = index / rate;
    const level = Math.min(1, time / 1.2, (seconds - time) / 2.5);
    return sample * Math.sin((Math.PI / 2) * Math.max(0, level));
  });
}

function writeWave(left: Float64Array, right: Float64Array): Buffer {
  const peak = [left, right]
    .flatMap((channel) => [...channel])
    .reduce((top, one) => Math.max(top, Math.abs(one)), 0);
  const file = Buffer.alloc(44 + left.length * 4);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(left.length * 4, 40);
  // Half of the maximum: loud enough to notice, soft enough to speak over.
  const scale = (0.5 / peak) * 32_767;
  for (let index = 0; index < left.length; index += 1) {
    file.writeInt16LE(Math.round((left[index] ?? 0) * scale), 44 + index * 4);
    file.writeInt16LE(Math.round((right[index] ?? 0) * scale), 46 + index * 4);
  }
  return file;
}
