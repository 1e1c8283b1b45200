import type { Locator, Page } from '@playwright/test';

/** How long the pointer travels, in steps of a sixtieth of a second. */
const travelSteps = 26;

/** Shows where the pointer is: a film of a browser lacks it. */
export async function addPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const arrow = `<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28" viewBox="0 0 24 24"><path d="M5 2v18l4.6-4.4 2.9 6.6 2.9-1.3-2.9-6.4H19Z" fill="#fff" stroke="#000" stroke-width="1.4" stroke-linejoin="round"/></svg>`;
    const pointer = document.createElement('div');
    pointer.innerHTML = arrow;
    pointer.style.cssText =
      'position:fixed;left:0;top:0;z-index:2147483647;pointer-events:none;translate:-99px 0';
    const show = () => document.documentElement.append(pointer);
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
    else show();
    document.addEventListener(
      'mousemove',
      ({ clientX, clientY }) => {
        pointer.style.translate = `${clientX - 5}px ${clientY - 2}px`;
      },
      { capture: true },
    );
  });
}

/** Goes to the middle of something as a hand does, slower at the end. */
export async function moveTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const box = await target.boundingBox();
  if (box === null) throw new Error('What the pointer is to go to cannot be seen.');
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 60), { steps: travelSteps });
}

export async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await moveTo(page, target);
  await rest(page, 180);
  await page.mouse.down();
  await rest(page, 70);
  await page.mouse.up();
}

/** Time to look. */
export async function rest(page: Page, durationMs: number): Promise<void> {
  await page.waitForTimeout(durationMs);
}
