import '../../landing.css';
import { pricingDataId } from './data-ids.ts';

/** The page waits no longer than this for its largest picture. */
const maxWaitMs = 3_000;
/** What failed to load is tried once more after this. */
const retryMs = 1_000;

/**
 * The page is readable as the server sent it. Its script loads once the largest picture is on screen, so that
 * the two do not share a phone's connection, or on the first interaction. `web/public/boot.js` keeps a click
 * that comes before the script.
 */
await Promise.race([largestPicture(), firstInteraction(), wait(maxWaitMs)]);
document.documentElement.dataset.painted = '';
const isPricing = document.getElementById(pricingDataId) !== null;
const load = () => (isPricing ? import('./hydrate-pricing.tsx') : import('./hydrate.tsx'));
// A page that is being left cancels what loads, before any event says so, and Firefox reports it as an error.
// Such a page does not live long enough to try again.
await load().catch(() => wait(retryMs).then(load));

async function largestPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('main img');
  // A picture that fails shows its error once the script is there.
  await picture?.decode().catch(() => undefined);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await wait(0);
}

function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'pointermove', 'keydown', 'scroll']) {
      window.addEventListener(type, () => resolve(), { once: true, passive: true });
    }
  });
}

function wait(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}
