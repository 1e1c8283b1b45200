/** A request to act on: where it came from, and where the answer's cookies go. */
export interface Exchange {
  request: Request;
  address: string;
  /** Whether it was made on this machine. */
  isLocal: boolean;
  setHeader(name: string, value: string): void;
}
