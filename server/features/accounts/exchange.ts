/** A request to act on, and where the response's cookies go. */
export interface Exchange {
  request: Request;
  address: string;
  /** Whether the request came from this machine. */
  isLocal: boolean;
  setHeader(name: string, value: string): void;
}
