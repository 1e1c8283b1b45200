import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Events } from '#server/platform/events/events.ts';
import type { RateWindows } from '#server/platform/http/rate-windows.ts';
import type { HtmlAttributes } from '#server/platform/http/static-files.ts';
import type { Gallery } from '../gallery/gallery.ts';
import type { PrivateLinks } from '../private-links/private-links.ts';

/** What the owner of a link is notified of. */
export interface LinkNews {
  userId: string;
  linkId: string;
  title: string | null;
  what: 'opened' | 'comment' | 'choice';
}

export interface ShareContext {
  database: Database;
  events: Pick<Events, 'publish'>;
  links: PrivateLinks;
  gallery: Pick<Gallery, 'findPictures' | 'findOwnIncludingTrash' | 'hold' | 'openCopy'>;
  rateWindows: Pick<RateWindows, 'take'>;
  clock: Clock;
  newId(): string;
  /** Origin under which browsers reach Adventure; null when unknown. */
  publicUrl: string | null;
  /** The folder of the built web app; its page is sent for a link's address. */
  webFolder: string;
  /** What the app's page says of this server. */
  pageAttributes: HtmlAttributes;
  /** Called in the transaction of what happened, last. */
  onNews(tx: Tx, news: LinkNews): Promise<void>;
  /** Removes what was announced of deleted links. */
  onForgotten(tx: Tx, userId: string, linkIds: readonly string[]): Promise<void>;
}
