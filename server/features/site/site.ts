import { aliases, routes } from '#contract/routes.ts';
import type { Api } from '#server/platform/http/api.ts';
import { onSiteChange } from './changes.ts';
import { seedContent } from './content/content.ts';
import type { SiteContext } from './context.ts';
import { createLanding } from './landing/landing.ts';
import { registerLandingRoutes } from './landing/landing-routes.ts';
import { registerSiteCalls } from './routes.ts';
import { seedShowcase } from './showcase/showcase.ts';

export type { SiteContext } from './context.ts';
export { showcaseData } from './personal-data.ts';

/** The public pages: what they say, what they show, and the landing page itself. */
export interface Site {
  registerRoutes(api: Api): void;
  /** Enters what was delivered and begins to hear of changes; answers how to stop. */
  start(): Promise<() => Promise<void>>;
}

export function createSite(context: SiteContext): Site {
  const { database } = context;
  const landing = createLanding(context);
  return {
    registerRoutes(api) {
      registerSiteCalls(api, context);
      registerLandingRoutes(api, context, landing);
    },
    async start() {
      await database.inTransaction(async (tx) => {
        await seedContent(tx);
        await seedShowcase(tx);
      });
      return onSiteChange(database, landing.forget);
    },
  };
}

/** Whether the app's router has a page at this address. `/` is none of them: the server writes it. */
export function isAppPage(path: string): boolean {
  const plain = path.replace(/\/+$/, '');
  if (Object.hasOwn(aliases, plain)) return true;
  return plain !== '' && Object.values(routes).some((route) => route.path === plain);
}
