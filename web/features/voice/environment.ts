/** The parts of the browser's SpeechRecognition used here, which TypeScript's library lacks. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface RecognitionEvent {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

/** The current volume, 0 to 1. */
export interface Meter {
  level(): number;
  close(): void;
}

/** The browser and server functions that dictation needs; null if missing. */
export interface VoiceEnvironment {
  isSecure: boolean;
  canTranscribe(): Promise<boolean>;
  transcribe(recording: Blob, signal: AbortSignal): Promise<string>;
  getMicrophone: (() => Promise<MediaStream>) | null;
  createRecorder: ((stream: MediaStream) => MediaRecorder) | null;
  openMeter(stream: MediaStream): Meter;
  createRecognition: (() => Recognition) | null;
  now(): number;
  setInterval(tick: () => void, everyMs: number): () => void;
  /** Calls back when the page is hidden. Returns its unsubscribe function. */
  onHidden(then: () => void): () => void;
}
