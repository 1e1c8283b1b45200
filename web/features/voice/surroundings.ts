/** The browser's own recognition, as far as it is used. Its types are in no library of TypeScript's. */
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

/** How loud it is at the moment, 0 to 1. */
export interface Meter {
  level(): number;
  close(): void;
}

/** All that dictation needs of the browser and the server. What is missing is null. */
export interface VoiceSurroundings {
  isSecure: boolean;
  canTranscribe(): Promise<boolean>;
  transcribe(recording: Blob, signal: AbortSignal): Promise<string>;
  getMicrophone: (() => Promise<MediaStream>) | null;
  createRecorder: ((stream: MediaStream) => MediaRecorder) | null;
  openMeter(stream: MediaStream): Meter;
  createRecognition: (() => Recognition) | null;
  now(): number;
  setInterval(tick: () => void, everyMs: number): () => void;
  /** Called when the page is put out of sight; answers how to stop listening. */
  onHidden(then: () => void): () => void;
}
