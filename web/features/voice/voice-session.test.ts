import { describe, expect, it, vi } from 'vitest';
import type { Recognition, RecognitionEvent, VoiceEnvironment } from './environment.ts';
import { startVoiceSession, type VoiceState } from './voice-session.ts';

/** A microphone whose track can end. */
function fakeStream() {
  const track = { stop: vi.fn(), onended: null as (() => void) | null };
  return {
    track,
    stream: { getTracks: () => [track], getAudioTracks: () => [track] } as unknown as MediaStream,
  };
}

function fakeRecorder(bytes = 'sound') {
  const recorder = {
    state: 'inactive',
    mimeType: 'audio/webm',
    ondataavailable: null as ((event: { data: Blob }) => void) | null,
    onstop: null as (() => void) | null,
    onerror: null,
    start: () => {
      recorder.state = 'recording';
    },
    stop: () => {
      recorder.state = 'inactive';
      recorder.ondataavailable?.({ data: new Blob([bytes]) });
      recorder.onstop?.();
    },
  };
  return recorder;
}

function fakeRecognition() {
  const recognition = {
    lang: '',
    continuous: false,
    interimResults: false,
    onresult: null,
    onerror: null,
    onend: null,
    start: vi.fn(),
    stop: vi.fn(),
    abort: vi.fn(),
  } as Recognition;
  const say = (...words: string[]) => {
    const results = words.map((transcript) => Object.assign([{ transcript }], { isFinal: false }));
    recognition.onresult?.({ results } as RecognitionEvent);
  };
  return { recognition, say };
}

function open(changes: Partial<VoiceEnvironment> = {}) {
  const { track, stream } = fakeStream();
  const recorder = fakeRecorder();
  const meter = { level: () => 0.5, close: vi.fn() };
  let nowMs = 0;
  let tick: () => void = () => undefined;
  let hide: () => void = () => undefined;
  const stopTicking = vi.fn();
  const session = startVoiceSession({
    isSecure: true,
    canTranscribe: async () => true,
    transcribe: async () => ' a shark ',
    getMicrophone: async () => stream,
    createRecorder: () => recorder as unknown as MediaRecorder,
    openMeter: () => meter,
    createRecognition: null,
    now: () => nowMs,
    setInterval(then) {
      tick = then;
      return stopTicking;
    },
    onHidden(then) {
      hide = then;
      return () => undefined;
    },
    ...changes,
  });
  const reaches = (phase: VoiceState['phase']) => vi.waitFor(() => expect(session.state().phase).toBe(phase));
  return {
    session,
    track,
    meter,
    recorder,
    stopTicking,
    reaches,
    hide: () => hide(),
    pass(ms: number) {
      nowMs += ms;
      tick();
    },
  };
}

const fails = (name: string) => async () => {
  throw new DOMException('no', name);
};

describe('through the server', () => {
  it('records, measures the volume, and gets the text', async () => {
    const voice = open();
    await voice.reaches('listening');
    expect(voice.session.level()).toBe(0.5);
    voice.pass(7_300);
    expect(voice.session.state()).toEqual({ phase: 'listening', seconds: 7, interim: null });
    voice.session.finish();
    await voice.reaches('done');
    expect(voice.session.state()).toEqual({ phase: 'done', text: 'a shark' });
    expect(
      [voice.track.stop, voice.meter.close, voice.stopTicking].map((mock) => mock.mock.calls.length),
    ).toEqual([1, 1, 1]);
  });

  it('stops by itself after 30 s', async () => {
    const voice = open();
    await voice.reaches('listening');
    voice.pass(29_900);
    expect(voice.session.state().phase).toBe('listening');
    voice.pass(100);
    await voice.reaches('done');
  });

  it.each([
    ['the page is put out of sight', (voice: ReturnType<typeof open>) => voice.hide()],
    ['the microphone is pulled out', (voice: ReturnType<typeof open>) => voice.track.onended?.()],
  ])('transcribes the recording until %s', async (_name, happens) => {
    const voice = open();
    await voice.reaches('listening');
    happens(voice);
    await voice.reaches('done');
    expect(voice.track.stop).toHaveBeenCalled();
  });

  it('releases the microphone and sends nothing when cancelled', async () => {
    const transcribe = vi.fn();
    const voice = open({ transcribe });
    await voice.reaches('listening');
    voice.session.cancel();
    expect(voice.session.state()).toEqual({ phase: 'cancelled' });
    expect(voice.track.stop).toHaveBeenCalled();
    expect(transcribe).not.toHaveBeenCalled();
  });

  it('releases a microphone that is granted after cancelling', async () => {
    const { stream, track } = fakeStream();
    const granted = Promise.withResolvers<MediaStream>();
    const getMicrophone = vi.fn(() => granted.promise);
    const voice = open({ getMicrophone });
    await vi.waitFor(() => expect(getMicrophone).toHaveBeenCalled());
    voice.session.cancel();
    granted.resolve(stream);
    await vi.waitFor(() => expect(track.stop).toHaveBeenCalled());
  });

  it('aborts the call when cancelled meanwhile', async () => {
    let received: AbortSignal | undefined;
    const voice = open({
      transcribe: (_recording, signal) => {
        received = signal;
        return new Promise(() => {});
      },
    });
    await voice.reaches('listening');
    voice.session.finish();
    await voice.reaches('transcribing');
    voice.session.cancel();
    expect(received?.aborted).toBe(true);
  });

  it.each([
    ['denied', { getMicrophone: fails('NotAllowedError') }],
    ['noMicrophone', { getMicrophone: fails('NotFoundError') }],
    ['failed', { getMicrophone: fails('AbortError') }],
  ] as const)('reports %s', async (kind, changes) => {
    const voice = open(changes);
    await voice.reaches('problem');
    expect(voice.session.state()).toEqual({ phase: 'problem', problem: { kind } });
  });

  it.each([
    ['the server hears nothing', { transcribe: async () => '  ' }],
    ['nothing was recorded', { createRecorder: () => fakeRecorder('') as unknown as MediaRecorder }],
  ])('reports that %s', async (_name, changes) => {
    const voice = open(changes);
    await voice.reaches('listening');
    voice.session.finish();
    await voice.reaches('problem');
    expect(voice.session.state()).toEqual({ phase: 'problem', problem: { kind: 'nothingHeard' } });
  });

  it('passes on the server’s error', async () => {
    const thrown = new Error('no');
    const voice = open({ transcribe: () => Promise.reject(thrown) });
    await voice.reaches('listening');
    voice.session.finish();
    await voice.reaches('problem');
    expect(voice.session.state()).toEqual({ phase: 'problem', problem: { kind: 'refused', thrown } });
  });
});

describe('through the browser', () => {
  const deaf = { canTranscribe: async () => false };

  it('shows interim text, and returns the final one', async () => {
    const { recognition, say } = fakeRecognition();
    const voice = open({ ...deaf, createRecognition: () => recognition });
    await voice.reaches('listening');
    expect([recognition.continuous, recognition.interimResults]).toEqual([true, true]);
    say('a giant');
    expect(voice.session.state()).toMatchObject({ interim: 'a giant' });
    say('a giant shark', ' at sunset');
    voice.session.finish();
    expect(recognition.stop).toHaveBeenCalled();
    expect(voice.session.state().phase).toBe('transcribing');
    recognition.onend?.();
    expect(voice.session.state()).toEqual({ phase: 'done', text: 'a giant shark at sunset' });
  });

  it('is the fallback when the server cannot be reached', async () => {
    const { recognition } = fakeRecognition();
    const voice = open({ canTranscribe: fails('NetworkError'), createRecognition: () => recognition });
    await voice.reaches('listening');
    expect(recognition.start).toHaveBeenCalled();
  });

  it('stops after 30 s, and when cancelled', async () => {
    const { recognition } = fakeRecognition();
    const voice = open({ ...deaf, createRecognition: () => recognition });
    await voice.reaches('listening');
    voice.pass(30_000);
    expect(recognition.stop).toHaveBeenCalled();
    voice.session.cancel();
    expect(recognition.abort).toHaveBeenCalled();
  });

  it.each([
    ['not-allowed', 'denied'],
    ['audio-capture', 'noMicrophone'],
    ['no-speech', 'nothingHeard'],
    ['network', 'failed'],
  ])('of %s reports %s', async (error, kind) => {
    const { recognition } = fakeRecognition();
    const voice = open({ ...deaf, createRecognition: () => recognition });
    await voice.reaches('listening');
    recognition.onerror?.({ error });
    recognition.onend?.();
    expect(voice.session.state()).toEqual({ phase: 'problem', problem: { kind } });
  });
});

it.each([
  [true, 'unavailable'],
  [false, 'insecure'],
])('reports what is missing if neither works', async (isSecure, kind) => {
  const voice = open({ isSecure, getMicrophone: null });
  await voice.reaches('problem');
  expect(voice.session.state()).toEqual({ phase: 'problem', problem: { kind } });
});
