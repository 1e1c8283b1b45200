import { aliases, routes } from '#contract/routes.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { HtmlAttributes } from '#server/platform/http/static-files.ts';
import type { MovedPictures } from '../gallery/gallery.ts';
import { onSiteChange } from './changes.ts';
import { hasSampleContent, seedContent } from './content/content.ts';
import type { SiteContext } from './context.ts';
import { createLanding } from './landing/landing.ts';
import { registerLandingRoutes } from './landing/landing-routes.ts';
import { registerSiteCalls } from './routes.ts';
import { followPictures } from './showcase/moved-pictures.ts';
import { seedShowcase } from './showcase/showcase.ts';

export type { SiteContext } from './context.ts';

/** The public pages: their texts, their pictures, and the landing page itself. */
export interface Site {
  /** Follows pictures that were trashed, restored or deleted forever, in that transaction. */
  followPictures(tx: Tx, moved: MovedPictures): Promise<void>;
  /** Whether visitors see claims or reviews that no admin has checked. */
  hasSampleContent(): Promise<boolean>;
  registerRoutes(api: Api): void;
  /** Adds the defaults and starts listening for changes; returns how to stop. */
  start(): Promise<() => Promise<void>>;
}

export function createSite(context: SiteContext): Site {
  const { database } = context;
  const landing = createLanding(context);
  context.onSettingsChange(landing.clearCache);
  return {
    followPictures: (tx, moved) => followPictures(database, tx, moved),
    hasSampleContent: () => hasSampleContent(context),
    registerRoutes(api) {
      registerSiteCalls(api, context);
      registerLandingRoutes(api, context, landing);
    },
    async start() {
      await database.inTransaction(async (tx) => {
        await seedContent(tx);
        await seedShowcase(tx);
      });
      return onSiteChange(database, landing.clearCache);
    },
  };
}

/** What the app's page says of this server: browsers show it before they can ask. See `pageUsesCoins`. */
export function appPageAttributes({ usesCoins }: { usesCoins: boolean }): HtmlAttributes {
  return usesCoins ? {} : { 'data-coins': 'off' };
}

/** Whether the app's router has a page at this path. Not `/`: the server renders it. */
export function isAppPage(path: string): boolean {
  const plain = path.replace(/\/+$/, '');
  if (Object.hasOwn(aliases, plain)) return true;
  return plain !== '' && Object.values(routes).some((route) => route.path === plain);
}
