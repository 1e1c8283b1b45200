import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Gallery } from '../gallery/gallery.ts';

export interface SiteContext {
  database: Database;
  objects: ObjectStore;
  accounts: Pick<Accounts, 'findUser' | 'isSignUpClosed'>;
  gallery: Pick<Gallery, 'findPictures'>;
  clock: Clock;
  /** Whether pictures cost coins on this server. */
  usesCoins: boolean;
  /** Whether free accounts co-own their pictures with the operator. */
  coOwnership(): boolean;
  /** Calls back whenever that may have changed. */
  onSettingsChange(listener: () => void): void;
  newId(): string;
  /** Origin under which browsers reach Adventure; null when unknown. */
  publicUrl: string | null;
  /** The folder of the built web app; the landing page's bundle is beside it. */
  webFolder: string;
}
