/** Requests that come sooner after the first are the same one, that reached the process on another way. */
const sameRequestMs = 1_000;

export interface StopRequestOptions {
  /** Ends everything in an orderly way. */
  stop(): Promise<void>;
  exit(code: number): void;
  onFailure(error: unknown): void;
  /** Milliseconds from any moment. */
  now?: () => number;
}

/**
 * Makes the handler of the signals that ask the process to end. The first one stops it in an orderly way; whoever asks
 * again does not want to wait.
 *
 * Ctrl+C in a terminal, and service managers that signal all processes of a service, reach the server directly and once
 * more through the start script, which hands on what it gets. That is one request, not two.
 */
export function createStopRequest(options: StopRequestOptions): () => void {
  const { stop, exit, onFailure, now = () => performance.now() } = options;
  let askedAt: number | undefined;
  return () => {
    if (askedAt !== undefined) {
      if (now() - askedAt >= sameRequestMs) exit(1);
      return;
    }
    askedAt = now();
    stop().then(
      () => exit(0),
      (error: unknown) => {
        onFailure(error);
        exit(1);
      },
    );
  };
}
