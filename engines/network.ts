/** An address that a provider has answered with, and what is fetched from it. */
export interface ProviderDownload {
  /** At most so many bytes; more are refused before they are held. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  /** Origins that the operator has configured: only these may lie in a private network. */
  readonly trustedOrigins?: readonly string[];
}

/** How engines reach the outside. The server gives it to them: it alone knows how connections are made and guarded. */
export interface EngineNetwork {
  /**
   * Reaches any host, private ones too, and waits as long as its signal lets it. Only for addresses that the operator has
   * configured.
   */
  readonly fetch: typeof globalThis.fetch;
  /** Fetches a picture or a file from an address that came from outside. Throws `EngineError`. */
  download(address: string, options: ProviderDownload): Promise<Uint8Array<ArrayBuffer>>;
}
