import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';

/** The running product, and the browser that films it. */
export interface Studio {
  browser: Browser;
  origin: string;
}

let userCount = 0;

/** Signs up a new user in a window of this size. */
export async function newUser(
  { browser, origin }: Studio,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  userCount += 1;
  const context = await browser.newContext({ viewport, colorScheme: 'dark', locale: 'en-US' });
  const answer = await context.request.post(`${origin}/api/auth/sign-up/email`, {
    headers: { origin },
    data: {
      name: 'Maya',
      email: `creator${userCount}@example.com`,
      password: 'a long enough secret',
      acceptedTerms: true,
    },
  });
  if (!answer.ok()) throw new Error(`The sign-up answered ${answer.status()}: ${await answer.text()}`);
  return context;
}

/** Makes pictures through the API, with the form's fields. */
export async function makePictures(
  context: BrowserContext,
  origin: string,
  wanted: readonly { prompt: string; style: string }[],
): Promise<void> {
  for (const fields of wanted) {
    const answer = await context.request.post(`${origin}/api/generate`, {
      headers: { origin },
      multipart: { variant: 'Thumbnail', ...fields },
    });
    const { jobId } = (await answer.json()) as { jobId: string };
    await untilDone(context, `${origin}/api/status/${jobId}`);
  }
}

async function untilDone(context: BrowserContext, address: string): Promise<void> {
  for (;;) {
    const { job } = (await (await context.request.get(address)).json()) as {
      job: { status: string; finishedAt: string | null };
    };
    if (job.status === 'completed') return;
    if (job.finishedAt !== null) throw new Error(`A picture for the media ended as ${job.status}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Waits until all visible pictures and fonts are loaded and all transitions have ended. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .every((image) => image.complete && image.naturalWidth > 0),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Endless animations never finish.
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

/** Writes what a page shows into a folder. */
export async function capture(page: Page, folder: string, name: string): Promise<void> {
  const picture = sharp(await page.screenshot()).webp({ quality: 82, effort: 6 });
  await writeFile(join(folder, `${name}.webp`), await picture.toBuffer());
}
