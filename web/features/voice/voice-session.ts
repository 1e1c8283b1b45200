import { voiceLimits } from '#contract/limits.ts';
import type { Meter, Recognition, RecognitionEvent, VoiceSurroundings } from './surroundings.ts';

/** Why nothing was written down: what the browser or the server said, or what is missing. */
export type VoiceProblem =
  | { kind: 'denied' | 'noMicrophone' | 'insecure' | 'unavailable' | 'nothingHeard' | 'failed' }
  | { kind: 'refused'; thrown: unknown };

export type VoiceState =
  | { phase: 'starting' }
  /** `interim` is what the browser has understood so far; null where the server will be asked. */
  | { phase: 'listening'; seconds: number; interim: string | null }
  | { phase: 'transcribing' }
  | { phase: 'problem'; problem: VoiceProblem }
  | { phase: 'done'; text: string }
  | { phase: 'cancelled' };

/** One utterance, from the press of the microphone to its words. */
export interface VoiceSession {
  state(): VoiceState;
  subscribe(listener: () => void): () => void;
  /** How loud it is at the moment, 0 to 1; null where nobody measures. */
  level(): number | null;
  /** Stops listening and has written down what was said. */
  finish(): void;
  /** Forgets all of it, and lets go of the microphone. */
  cancel(): void;
}

const tickMs = 200;

/** Listens through an engine of the server, else through the browser; says what is missing where neither can. */
export function startVoiceSession(surroundings: VoiceSurroundings): VoiceSession {
  const listeners = new Set<() => void>();
  const cancelling = new AbortController();
  let state: VoiceState = { phase: 'starting' };
  let meter: Meter | null = null;
  let release: (() => void)[] = [];
  let stopListening: () => void = () => undefined;

  const isOver = () => state.phase === 'done' || state.phase === 'problem' || state.phase === 'cancelled';
  function enter(next: VoiceState): void {
    if (isOver()) return;
    state = next;
    if (isOver() || next.phase === 'transcribing') letGo();
    for (const listener of listeners) listener();
  }
  function letGo(): void {
    const held = release;
    release = [];
    meter = null;
    for (const give of held) give();
  }
  const fail = (problem: VoiceProblem) => enter({ phase: 'problem', problem });
  const complete = (text: string) =>
    text.trim() === '' ? fail({ kind: 'nothingHeard' }) : enter({ phase: 'done', text: text.trim() });
  function finish(): void {
    if (state.phase === 'listening') stopListening();
    else if (state.phase === 'starting') session.cancel();
  }

  /** Counts the seconds, and stops when there are enough, or when nobody looks any more. */
  function beginListening(interim: string | null): void {
    const startedAt = surroundings.now();
    enter({ phase: 'listening', seconds: 0, interim });
    release.push(
      surroundings.onHidden(finish),
      surroundings.setInterval(() => {
        if (state.phase !== 'listening') return;
        const seconds = Math.min(voiceLimits.maxSeconds, Math.floor((surroundings.now() - startedAt) / 1000));
        if (seconds !== state.seconds) enter({ ...state, seconds });
        if (seconds >= voiceLimits.maxSeconds) finish();
      }, tickMs),
    );
  }

  async function record(
    getMicrophone: () => Promise<MediaStream>,
    createRecorder: (stream: MediaStream) => MediaRecorder,
  ): Promise<void> {
    const stream = await getMicrophone();
    const stopTracks = () => {
      for (const track of stream.getTracks()) track.stop();
    };
    // Cancelled while the browser asked.
    if (isOver()) return stopTracks();
    release.push(stopTracks);
    const recorder = createRecorder(stream);
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => void parts.push(data);
    recorder.onstop = () => {
      if (!isOver()) void writeDown(new Blob(parts, { type: recorder.mimeType }));
    };
    recorder.onerror = () => fail({ kind: 'noMicrophone' });
    stopListening = () => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    // A device that is pulled out ends its track; what was said until then is written down.
    for (const track of stream.getAudioTracks()) track.onended = finish;
    release.push(stopListening);
    const opened = surroundings.openMeter(stream);
    meter = opened;
    release.push(() => opened.close());
    recorder.start();
    beginListening(null);
  }

  async function writeDown(recording: Blob): Promise<void> {
    if (recording.size === 0) return fail({ kind: 'nothingHeard' });
    enter({ phase: 'transcribing' });
    try {
      complete(await surroundings.transcribe(recording, cancelling.signal));
    } catch (thrown) {
      fail({ kind: 'refused', thrown });
    }
  }

  function recognise(recognition: Recognition): void {
    let said = '';
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.onresult = (event) => {
      said = wordsOf(event);
      if (state.phase === 'listening') enter({ ...state, interim: said });
    };
    recognition.onerror = ({ error }) => {
      // What was said before is not lost over it.
      if (said === '') fail({ kind: problemOf(error) });
    };
    recognition.onend = () => complete(said);
    stopListening = () => {
      enter({ phase: 'transcribing' });
      recognition.stop();
    };
    recognition.start();
    beginListening('');
    // Not at a stop, which still has to answer: only where nobody waits for words any more.
    cancelling.signal.addEventListener('abort', () => recognition.abort());
  }

  async function begin(): Promise<void> {
    const { getMicrophone, createRecorder, createRecognition } = surroundings;
    const canRecord = getMicrophone !== null && createRecorder !== null;
    if (canRecord && (await surroundings.canTranscribe().catch(() => false))) {
      if (!isOver()) await record(getMicrophone, createRecorder);
    } else if (isOver()) return;
    else if (createRecognition !== null) recognise(createRecognition());
    else fail({ kind: surroundings.isSecure ? 'unavailable' : 'insecure' });
  }

  const session: VoiceSession = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    level: () => meter?.level() ?? null,
    finish,
    cancel() {
      enter({ phase: 'cancelled' });
      cancelling.abort();
    },
  };
  begin().catch((thrown: unknown) => fail({ kind: problemOfMicrophone(thrown) }));
  return session;
}

function wordsOf({ results }: RecognitionEvent): string {
  return Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
    .filter(Boolean)
    .join(' ');
}

/** The names that browsers give to why their own recognition failed. */
function problemOf(error: string): 'denied' | 'noMicrophone' | 'nothingHeard' | 'failed' {
  if (error === 'not-allowed' || error === 'service-not-allowed') return 'denied';
  if (error === 'audio-capture') return 'noMicrophone';
  return error === 'no-speech' ? 'nothingHeard' : 'failed';
}

const missingDevice = new Set(['NotFoundError', 'NotReadableError', 'OverconstrainedError']);

function problemOfMicrophone(thrown: unknown): 'denied' | 'noMicrophone' | 'failed' {
  const name = thrown instanceof Error ? thrown.name : '';
  if (missingDevice.has(name)) return 'noMicrophone';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : 'failed';
}
