import type { Browser, BrowserContext } from '@playwright/test';
import { sampleOf } from '#testing/sample.ts';
import { expect, signUp, test } from './harness/fixtures.ts';
import type { PreparedServer } from './harness/prepared-server.ts';
import { assignPlan } from './harness/roles.ts';
import { type Reader, type SpecifiedPlace, specifiedPlaces } from './texts-of-the-specification.ts';

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signInAs(
  browser: Browser,
  server: PreparedServer,
  reader: Reader,
): Promise<SignedIn | undefined> {
  if (reader === 'visitor') return undefined;
  const context = await browser.newContext();
  const user = await signUp(await context.newPage(), server.origin);
  if (reader === 'paid') await assignPlan(browser, server, user, 'pro');
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Returns the texts of a place that are not visible. */
async function missingAt(
  browser: Browser,
  server: PreparedServer,
  state: SignedIn | undefined,
  place: SpecifiedPlace,
): Promise<string[]> {
  const context = await browser.newContext({
    reducedMotion: place.moves ? 'no-preference' : 'reduce',
    viewport: { width: 1280, height: 800 },
    ...(state && { storageState: state }),
    ...(place.language && { locale: place.language }),
  });
  const page = await context.newPage();
  await place.before?.(page);
  await page.goto(server.origin + place.at);
  await place.after?.(page);
  const missing: string[] = [];
  for (const text of place.texts) {
    const shown = page.getByText(text).or(page.getByRole('button', { name: text }));
    await expect(shown.filter({ visible: true }).first())
      .toBeVisible({ timeout: 8_000 })
      .catch(() => missing.push(`${place.at} as ${place.as}: ${text}`));
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return missing;
}

const sampled = sampleOf(specifiedPlaces, 4);

for (const reader of ['visitor', 'free', 'paid'] as const) {
  const places = sampled.filter(({ as }) => as === reader);
  if (places.length === 0) continue;
  test(`every specified text appears in its place for the ${reader} role`, async ({ browser, server }) => {
    // Visits dozens of pages in sequence.
    test.slow();
    const state = await signInAs(browser, server, reader);
    const missing: string[] = [];
    for (const place of places) {
      missing.push(...(await missingAt(browser, server, state, place)));
    }
    expect(missing).toEqual([]);
  });
}
