import '../../landing.css';
import { pricingDataId } from './data-ids.ts';

/** A picture that takes longer than this keeps the page waiting no more. */
const longestWaitMs = 3_000;

/**
 * The page reads as the server wrote it. Its script comes once the largest picture is on the screen, so that the two do
 * not share a phone's connection, or as soon as somebody wants something of the page. A press that comes before the
 * script is kept for it by `web/public/boot.js`.
 */
await Promise.race([largestPicture(), firstWish(), wait(longestWaitMs)]);
document.documentElement.dataset.painted = '';
const isPricing = document.getElementById(pricingDataId) !== null;
await (isPricing ? import('./hydrate-pricing.tsx') : import('./hydrate.tsx'));

async function largestPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('main img');
  // One that fails says so once the script is there.
  await picture?.decode().catch(() => undefined);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await wait(0);
}

function firstWish(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'pointermove', 'keydown', 'scroll']) {
      window.addEventListener(type, () => resolve(), { once: true, passive: true });
    }
  });
}

function wait(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}
