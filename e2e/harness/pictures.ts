import { expect, type Page } from '@playwright/test';

/** A picture to make. The default is 16:9 and Photographic. */
export interface PictureRequest {
  prompt: string;
  style?: string;
  resolution?: '16:9' | '1:1' | '9:16';
}

/**
 * Makes the signed-in user’s pictures through the API with the one-coin tool, in sequence so that the last is
 * the newest. The server draws them. In the studio, resolves once the page has them all, so that the next
 * page does not take one for a picture of another tab.
 */
export async function makePictures(page: Page, pictures: readonly PictureRequest[]): Promise<void> {
  for (const { prompt, style = 'Photographic', resolution = '16:9' } of pictures) {
    const fields = { prompt, style, aspectRatio: resolution, variant: 'Genesys 1.0' };
    const jobId = await page.evaluate(async (form) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(form)) body.set(name, value);
      const answer = await fetch('/api/generate', { method: 'POST', body });
      return String((await answer.json()).jobId);
    }, fields);
    await expect.poll(() => statusOf(page, jobId), { timeout: 60_000, intervals: [100] }).toBe('completed');
    if (new URL(page.url()).pathname === '/editor') {
      await expect(page.locator(`a[data-image][aria-label="${prompt}"]`).first()).toBeAttached();
    }
  }
}

function statusOf(page: Page, jobId: string): Promise<string> {
  return page.evaluate(async (id) => {
    const answer = await (await fetch(`/api/status/${id}`)).json();
    return String(answer.status ?? answer.job?.status);
  }, jobId);
}

/** Returns the prompts of the rendered pictures in document order. */
export function shownPrompts(page: Page): Promise<string[]> {
  return page
    .locator('[data-grid] [data-image]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label') ?? ''));
}
