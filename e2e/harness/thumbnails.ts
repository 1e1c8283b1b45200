import { expect, type Page } from '@playwright/test';

/** Makes thumbnails through the API, the last one newest, and waits until all exist. Returns their IDs. */
export async function makeThumbnails(page: Page, prompts: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const prompt of prompts) {
    const jobId = await page.evaluate(async (text) => {
      const body = new FormData();
      body.append('prompt', text);
      body.append('variant', 'Thumbnail');
      const answer = await fetch('/api/generate', { method: 'POST', body });
      return answer.ok ? (await answer.json()).jobId : `${answer.status}: ${await answer.text()}`;
    }, prompt);
    const newest = () =>
      page.evaluate(async (wanted) => {
        const { images } = await (await fetch('/api/user/user-images?limit=1')).json();
        return images[0]?.jobId === wanted ? images[0].id : null;
      }, jobId);
    await expect.poll(newest, { message: `the picture of job ${jobId}`, timeout: 30_000 }).not.toBeNull();
    ids.push((await newest()) ?? '');
  }
  return ids;
}
