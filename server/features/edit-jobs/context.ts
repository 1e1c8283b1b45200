import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Events } from '#server/platform/events/events.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Coins } from '../coins/coins.ts';
import type { ContentPolicy } from '../content-policy/content-policy.ts';
import type { Edits } from '../edits/edits.ts';
import type { Engines } from '../engines/engines.ts';
import type { Gallery } from '../gallery/gallery.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** A stored picture that an edit can begin with. */
export interface StoredPictureFile {
  key: string;
  mimeType: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
  /** Whether a trained model made some of its pixels: then one has made some of the result's, too. */
  isModelMade: boolean;
}

export interface EditJobsDeps {
  database: Database;
  queue: Queue;
  events: Events;
  jobs: Jobs;
  gallery: Gallery;
  edits: Pick<Edits, 'add'>;
  accounts: Pick<Accounts, 'planOf'>;
  coins: Pick<Coins, 'balance'>;
  objects: ObjectStore;
  engines: Engines;
  contentPolicy: ContentPolicy;
  log: Log;
  clock: Clock;
  newId(): string;
  /** Signs a file's key as a URL for its owner's browser. */
  sign(key: string): string;
  /** Whether the disk has room for more. */
  hasSpace(): Promise<boolean>;
  /** Origin under which browsers reach Adventure; null when unknown. */
  publicUrl: string | null;
  /** A picture of a user's canvas documents; null for another user's or an unknown one. */
  findAsset(
    userId: string,
    id: string,
  ): Promise<(Omit<StoredPictureFile, 'mimeType'> & { mimeType: string }) | null>;
  /** The picture of the gallery that a user's own canvas document was made from; null without one. */
  findSourceOf(userId: string, documentId: string): Promise<string | null>;
  /** The vendors whose engines could edit, connected or not, in the order of `docs/engines.md`. */
  editVendors(operation: 'edit' | 'inpaint'): readonly string[];
}
