import type { Db, Tx } from './handles.ts';

/** What a driver gives to `openDatabase`: unguarded, and with nothing of Adventure in it. */
export interface Connection {
  db: Db;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
