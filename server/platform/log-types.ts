/** What the platform needs of a logger: pino fits, and so does a test's recorder. */
export interface Log {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** A log that keeps nothing, for scripts and tests that do not look at it. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
