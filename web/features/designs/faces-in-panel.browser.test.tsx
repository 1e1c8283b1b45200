import {
  type DesignView,
  getDesign,
  previewDesign,
  saveDesignVersion,
  searchDesignIcons,
} from '#contract/designs.ts';
import { type Face, type FaceExpression, listFaces } from '#contract/faces.ts';
import { getJobStatus } from '#contract/jobs.ts';
import type { ReferenceUse } from '#contract/references.ts';
import { sampleJob } from '#web/test-data/sample-job.ts';
import { type FakeApi, refusal } from '#web/testing/fake-api.ts';
import { answerForGallery, pictureOf } from '#web/testing/fake-gallery.ts';
import { openPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { faceTexts } from '../faces/texts.ts';
import { openDesign } from '../gallery/open-design.ts';

const { english: words } = faceTexts;
const success = true as const;
const [white, black] = ['#ffffff', '#000000'];
const size = { width: 1280, height: 720 };

const view: DesignView = {
  headline: [{ text: 'CASTLE', emphasis: false }],
  hero: null,
  scene: { id: 'forest', mood: 'day' },
  layout: 'hero-right',
  style: 'MrBeast-tzdev',
  palette: { primary: white, secondary: black, accent: white, glow: white, shadow: black },
  layouts: ['hero-right'],
  palettes: [],
  accents: [white, black],
  warnings: [],
  photos: [0],
  arePhotosShown: true,
  regions: [],
  places: [],
  safe: { x: 0.02, y: 0.03, width: 0.96, height: 0.94 },
  badge: { x: 0.83, y: 0.86, width: 0.17, height: 0.14 },
};

function faceOf(expression: FaceExpression, at: number): Face {
  const id = `00000000-0000-4000-8000-${`${at}`.padStart(12, '0')}`;
  const url = `/files/256x256.png?face=${at}`;
  const createdAt = '2026-11-26T12:00:00.000Z';
  return { id, expression, url, previewUrl: url, width: 640, height: 480, createdAt };
}
const faces = [faceOf('happy', 1), faceOf('shocked', 2)];

const tile = (name: string) =>
  page.getByRole('radiogroup', { name: words.myFaces }).getByRole('radio', { name, exact: true });

async function openPanel(api: FakeApi, use: ReferenceUse, shown: DesignView = view): Promise<void> {
  const image = pictureOf(1, {
    prompt: 'a castle',
    isDesign: true,
    references: [{ url: '/files/90x110.png?photo=1', use }],
  });
  answerForGallery(api, [image]);
  const offer = { view: shown, scenes: [], styles: [], likelyScenes: [], headlines: [] };
  api.answer(getDesign, () => ({ success, offer, ...size, versionsLeft: 20 }));
  api.answer(searchDesignIcons, () => ({ success, icons: [{ id: 'shark', label: 'Shark' }] }));
  const pixel = document.createElement('canvas').toDataURL('image/png').split(',')[1] ?? '';
  const picture = { mimeType: 'image/png', data: pixel, ...size };
  api.answer(previewDesign, () => ({ success, picture, view: shown }));
  await openPage('/gallery');
  await expect.element(page.getByRole('link', { name: 'a castle' })).toBeVisible();
  openDesign(image);
  await expect.element(page.getByRole('textbox', { name: 'Headline' })).toBeVisible();
}

test('the photo of a design is changed to another face by one press, undone, and saved', async ({ api }) => {
  api.answer(listFaces, () => ({ success, consentedAt: faces[0]?.createdAt ?? null, faces }));
  await openPanel(api, 'person');
  await expect.element(tile(words.original)).toHaveAttribute('aria-checked', 'true');
  await tile('Shocked').click();
  await expect.poll(() => api.requests(previewDesign).at(-1)?.body.change).toEqual({ face: faces[1]?.id });
  const photos = page.getByRole('radio', { name: 'Your photo' });
  await expect.poll(() => photos.element().querySelector('img')?.src).toContain(faces[1]?.previewUrl);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(tile(words.original)).toHaveAttribute('aria-checked', 'true');
  await tile('Happy').click();
  const version = pictureOf(2, { prompt: 'a castle', isDesign: true });
  const jobId = '00000000-0000-7000-8000-00000000000a';
  const job = sampleJob({ id: jobId, status: 'completed', images: [version] });
  api.answer(saveDesignVersion, () => ({ success, jobId, coins: 0, cost: 0 as const, versionsLeft: 19 }));
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
  await page.getByRole('button', { name: 'Save version' }).click();
  await expect.poll(() => api.requests(saveDesignVersion)[0]?.body.change).toEqual({ face: faces[0]?.id });
  await expect.element(page.getByText('Version saved')).toBeVisible();
});

test('a photo that an illustration had replaced comes back with the face', async ({ api }) => {
  api.answer(listFaces, () => ({ success, consentedAt: null, faces }));
  await openPanel(api, 'person', { ...view, hero: 'shark', arePhotosShown: false });
  await tile('Shocked').click();
  await expect
    .poll(() => api.requests(previewDesign).at(-1)?.body.change)
    .toEqual({ face: faces[1]?.id, photos: true });
});

test('a face that was deleted meanwhile is refused with its reason', async ({ api }) => {
  api.answer(listFaces, () => ({ success, consentedAt: null, faces }));
  await openPanel(api, 'person');
  api.answer(previewDesign, () => refusal('face_not_found'));
  await tile('Shocked').click();
  await expect.element(page.getByText(/not in your library any more/).first()).toBeVisible();
});

test('a design with a reference image, or without faces, offers none', async ({ api }) => {
  api.answer(listFaces, () => ({ success, consentedAt: null, faces: [] }));
  await openPanel(api, 'person');
  await expect.poll(() => api.requests(listFaces)).toHaveLength(1);
  expect(tile(words.original).query()).toBeNull();
  await openPanel(api, 'card');
  expect(tile(words.original).query()).toBeNull();
});
