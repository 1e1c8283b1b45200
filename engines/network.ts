/** An address from a provider's response, and the limits of its download. */
export interface ProviderDownload {
  /** The size limit in bytes. A larger file is refused before it is held in memory. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  /** Origins that the operator has configured. Only these may be in a private network. */
  readonly trustedOrigins?: readonly string[];
}

/**
 * How engines reach the network. The server provides it: only the server knows how connections are made and
 * guarded.
 */
export interface EngineNetwork {
  /**
   * Calls any host, private ones too, and waits as long as its signal allows. Only for addresses that the
   * operator has configured.
   */
  readonly fetch: typeof globalThis.fetch;
  /** Downloads a picture or a file from an untrusted address. Throws `EngineError`. */
  download(address: string, options: ProviderDownload): Promise<Uint8Array<ArrayBuffer>>;
}
