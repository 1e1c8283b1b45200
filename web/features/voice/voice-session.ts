import { voiceLimits } from '#contract/limits.ts';
import type { Meter, Recognition, RecognitionEvent, VoiceEnvironment } from './environment.ts';

/** Why there is no text: the browser's or server's error, or what is missing. */
export type VoiceProblem =
  | { kind: 'denied' | 'noMicrophone' | 'insecure' | 'unavailable' | 'nothingHeard' | 'failed' }
  | { kind: 'refused'; thrown: unknown };

export type VoiceState =
  | { phase: 'starting' }
  /** `interim` is the browser's recognition so far; null if the server transcribes. */
  | { phase: 'listening'; seconds: number; interim: string | null }
  | { phase: 'transcribing' }
  | { phase: 'problem'; problem: VoiceProblem }
  | { phase: 'done'; text: string }
  | { phase: 'cancelled' };

/** One utterance, from the click on the microphone to its text. */
export interface VoiceSession {
  state(): VoiceState;
  subscribe(listener: () => void): () => void;
  /** The current volume, 0 to 1; null without a meter. */
  level(): number | null;
  /** Stops listening and gets the text. */
  finish(): void;
  /** Drops everything and releases the microphone. */
  cancel(): void;
}

const tickMs = 200;

/** Listens with an engine of the server, else with the browser; reports what is missing if neither works. */
export function startVoiceSession(environment: VoiceEnvironment): VoiceSession {
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
    if (isOver() || next.phase === 'transcribing') releaseMicrophone();
    for (const listener of listeners) listener();
  }
  function releaseMicrophone(): void {
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

  /** Counts the seconds. Stops at the limit, or when the page is hidden. */
  function startListening(interim: string | null): void {
    const startedAt = environment.now();
    enter({ phase: 'listening', seconds: 0, interim });
    release.push(
      environment.onHidden(finish),
      environment.setInterval(() => {
        if (state.phase !== 'listening') return;
        const seconds = Math.min(voiceLimits.maxSeconds, Math.floor((environment.now() - startedAt) / 1000));
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
    // Cancelled during the permission prompt.
    if (isOver()) return stopTracks();
    release.push(stopTracks);
    const recorder = createRecorder(stream);
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => void parts.push(data);
    recorder.onstop = () => {
      if (!isOver()) void transcribe(new Blob(parts, { type: recorder.mimeType }));
    };
    recorder.onerror = () => fail({ kind: 'noMicrophone' });
    stopListening = () => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    // Unplugging a device ends its track; the recording until then is transcribed.
    for (const track of stream.getAudioTracks()) track.onended = finish;
    release.push(stopListening);
    const opened = environment.openMeter(stream);
    meter = opened;
    release.push(() => opened.close());
    recorder.start();
    startListening(null);
  }

  async function transcribe(recording: Blob): Promise<void> {
    if (recording.size === 0) return fail({ kind: 'nothingHeard' });
    enter({ phase: 'transcribing' });
    try {
      complete(await environment.transcribe(recording, cancelling.signal));
    } catch (thrown) {
      fail({ kind: 'refused', thrown });
    }
  }

  function recognise(recognition: Recognition): void {
    let transcript = '';
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.onresult = (event) => {
      transcript = transcriptOf(event);
      if (state.phase === 'listening') enter({ ...state, interim: transcript });
    };
    recognition.onerror = ({ error }) => {
      // Keep what was recognised before the error.
      if (transcript === '') fail({ kind: problemOf(error) });
    };
    recognition.onend = () => complete(transcript);
    stopListening = () => {
      enter({ phase: 'transcribing' });
      recognition.stop();
    };
    recognition.start();
    startListening('');
    // Not on a stop, which still delivers a result: only when cancelled.
    cancelling.signal.addEventListener('abort', () => recognition.abort());
  }

  async function begin(): Promise<void> {
    const { getMicrophone, createRecorder, createRecognition } = environment;
    const canRecord = getMicrophone !== null && createRecorder !== null;
    if (canRecord && (await environment.canTranscribe().catch(() => false))) {
      if (!isOver()) await record(getMicrophone, createRecorder);
    } else if (isOver()) return;
    else if (createRecognition !== null) recognise(createRecognition());
    else fail({ kind: environment.isSecure ? 'unavailable' : 'insecure' });
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

function transcriptOf({ results }: RecognitionEvent): string {
  return Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
    .filter(Boolean)
    .join(' ');
}

/** Maps the browsers' SpeechRecognition error codes. */
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
