/** A signal this soon after the first is the same request, forwarded by another process. */
const sameRequestMs = 1_000;

export interface StopRequestOptions {
  /** Stops everything gracefully. */
  stop(): Promise<void>;
  exit(code: number): void;
  onFailure(error: unknown): void;
  /** Milliseconds, from any origin. */
  now?: () => number;
}

/**
 * Creates the handler of stop signals. The first one stops the process gracefully; a later one ends it at
 * once.
 *
 * Ctrl+C in a terminal, and service managers that signal all processes of a service, reach the server
 * directly and again through the start script. That is one request, not two.
 */
export function createStopRequest(options: StopRequestOptions): () => void {
  const { stop, exit, onFailure, now = () => performance.now() } = options;
  let requestedAt: number | undefined;
  return () => {
    if (requestedAt !== undefined) {
      if (now() - requestedAt >= sameRequestMs) exit(1);
      return;
    }
    requestedAt = now();
    stop().then(
      () => exit(0),
      (error: unknown) => {
        onFailure(error);
        exit(1);
      },
    );
  };
}
