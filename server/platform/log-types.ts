/** The logger's interface: pino implements it, and so do tests. */
export interface Log {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** A log that drops everything, for scripts and tests. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
