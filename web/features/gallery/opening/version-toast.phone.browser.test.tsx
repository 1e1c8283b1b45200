import { type DesignView, getDesign, previewDesign, saveDesignVersion } from '#contract/designs.ts';
import { getJobStatus } from '#contract/jobs.ts';
import { sampleJob } from '#web/test-data/sample-job.ts';
import type { FakeApi } from '#web/testing/fake-api.ts';
import { answerForGallery, pictureOf } from '#web/testing/fake-gallery.ts';
import { openPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { openDesign } from '../open-design.ts';

const success = true as const;
const original = pictureOf(1, { prompt: 'a castle', isDesign: true });
const version = pictureOf(2, { prompt: 'a castle at night', isDesign: true, versionOf: original.id });
const jobId = '00000000-0000-7000-8000-00000000000a';
const started = { jobId, coins: 0, cost: 0 as const };
const saved = page.getByText('Version saved');
const [white, black] = ['#ffffff', '#000000'];

const view: DesignView = {
  headline: [{ text: 'CASTLE', emphasis: false }],
  hero: null,
  scene: { id: 'forest', mood: 'day' },
  layout: 'typography',
  style: 'MrBeast-tzdev',
  palette: { primary: white, secondary: black, accent: white, glow: white, shadow: black },
  layouts: ['typography'],
  palettes: [],
  accents: [white, black],
  warnings: [],
  photos: [],
  arePhotosShown: false,
  regions: [],
  places: [],
  safe: { x: 0.02, y: 0.03, width: 0.96, height: 0.94 },
  badge: { x: 0.83, y: 0.86, width: 0.17, height: 0.14 },
};

async function saveVersion(api: FakeApi): Promise<void> {
  const size = { width: 1280, height: 720 };
  const offer = { view, scenes: [], styles: [], likelyScenes: [], headlines: [] };
  api.answer(getDesign, () => ({ success, offer, ...size, versionsLeft: 20 }));
  const pixel = document.createElement('canvas').toDataURL('image/png').split(',')[1] ?? '';
  api.answer(previewDesign, () => ({
    success,
    picture: { mimeType: 'image/png', data: pixel, ...size },
    view,
  }));
  api.answer(saveDesignVersion, () => ({ success, ...started, versionsLeft: 19 }));
  const job = sampleJob({ id: jobId, status: 'completed', images: [version] });
  api.answer(getJobStatus, () => ({
    success,
    jobId,
    status: 'completed' as const,
    code: null,
    error: null,
    progress: 100,
    job,
    imageUrl: version.url,
    finalImageUrl: version.url,
    newImage: version,
    coins: 0,
  }));
  openDesign(original);
  await page.getByRole('textbox', { name: 'Headline' }).fill('NIGHT');
  const save = page.getByRole('button', { name: 'Save version' });
  await expect.element(save).not.toHaveAttribute('aria-disabled', 'true');
  await save.click();
}

test('a saved version has a toast only where the viewer does not show it', async ({ api }) => {
  answerForGallery(api, [original]);
  await openPage('/gallery');
  await page.getByRole('link', { name: 'a castle' }).click();
  await expect.element(page.getByRole('dialog', { name: 'a castle' })).toBeVisible();
  await saveVersion(api);
  await expect.element(page.getByRole('dialog', { name: 'a castle at night' })).toBeVisible();
  await expect.element(saved).not.toBeInTheDocument();

  await openPage('/gallery');
  await expect.element(page.getByRole('link', { name: 'a castle' })).toBeVisible();
  await saveVersion(api);
  await expect.element(saved).toBeVisible();
  expect(saved.elements()).toHaveLength(1);
});
