import { cdp } from 'vitest/browser';
import type { DesignPlace } from '#contract/design-places.ts';
import { type DesignView, getDesign, previewDesign, searchDesignIcons } from '#contract/designs.ts';
import { listFaces } from '#contract/faces.ts';
import type { FakeApi } from '#web/testing/fake-api.ts';
import { answerForGallery, pictureOf } from '#web/testing/fake-gallery.ts';
import { openPage } from '#web/testing/page.ts';
import { boxOf, drag, middleOf, type Point, painted, touch } from '#web/testing/pointer.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { openDesign } from '../gallery/open-design.ts';

const success = true as const;
const [white, black] = ['#ffffff', '#000000'];
const size = { width: 1280, height: 720 };
const usual = {
  hero: { x: 0.55, y: 0.2, width: 0.3, height: 0.6 },
  'line:0': { x: 0.1, y: 0.4, width: 0.3, height: 0.2 },
};

/** What the engine would answer: its parts stand where they were put. */
function viewAt(places: readonly DesignPlace[]): DesignView {
  const region = (part: 'hero' | 'headline', of: keyof typeof usual) => {
    const { x = 0, y = 0, scale = 1 } = places.find((place) => place.of === of) ?? {};
    const box = usual[of];
    const [width, height] = [box.width * scale, box.height * scale];
    const placed = {
      ...{ x: box.x + x + (box.width - width) / 2, y: box.y + y + (box.height - height) / 2, width, height },
    };
    return { part, ...placed, movable: { of, x, y, scale, box: placed } };
  };
  return {
    headline: [{ text: 'CASTLE', emphasis: false }],
    hero: 'shark',
    scene: { id: 'forest', mood: 'day' },
    layout: 'hero-right',
    style: 'MrBeast-tzdev',
    palette: { primary: white, secondary: black, accent: white, glow: white, shadow: black },
    layouts: ['hero-right', 'hero-left'],
    palettes: [],
    accents: [white, black],
    warnings: [],
    photos: [],
    arePhotosShown: false,
    regions: [region('headline', 'line:0'), region('hero', 'hero')],
    places: [...places],
    safe: { x: 0.02, y: 0.03, width: 0.96, height: 0.94 },
    badge: { x: 0.83, y: 0.86, width: 0.17, height: 0.14 },
  };
}

async function openPanel(api: FakeApi, places: DesignPlace[] = []): Promise<void> {
  const image = pictureOf(1, { prompt: 'a castle', isDesign: true });
  answerForGallery(api, [image]);
  api.answer(listFaces, () => ({ success, consentedAt: null, faces: [] }));
  const offer = { view: viewAt(places), scenes: [], styles: [], likelyScenes: [], headlines: [] };
  api.answer(getDesign, () => ({ success, offer, ...size, versionsLeft: 20 }));
  api.answer(searchDesignIcons, () => ({ success, icons: [{ id: 'shark', label: 'Shark' }] }));
  const pixel = document.createElement('canvas').toDataURL('image/png').split(',')[1] ?? '';
  const picture = { mimeType: 'image/png', data: pixel, ...size };
  api.answer(previewDesign, ({ body }) => ({ success, picture, view: viewAt(body.change.places ?? places) }));
  await openPage('/gallery');
  await expect.element(page.getByRole('link', { name: 'a castle' })).toBeVisible();
  openDesign(image);
  await expect.element(hero()).toBeVisible();
}

const hero = () => page.getByRole('button', { name: 'Change: Illustration' });
const words = () => page.getByRole('button', { name: 'Change: Headline (CASTLE)' });
const pictureBox = () => boxOf(page.getByRole('img', { name: 'Preview of the design' }));
const placesOf = (api: FakeApi) => api.requests(previewDesign).at(-1)?.body.change.places;
const by = ({ x, y }: Point, shareX: number, shareY: number): Point => {
  const { width, height } = pictureBox();
  return { x: x + shareX * width, y: y + shareY * height };
};
const near = (value: number) => expect.closeTo(value, 2);

test('a part is dragged by the mouse, which is one step of undo; its section has a reset', async ({
  api,
}) => {
  await openPanel(api);
  const from = middleOf(hero());
  const dragged = await drag(from, by(from, -0.11, 0.04));
  await expect.poll(() => document.querySelector('.design-badge')).not.toBeNull();
  await dragged.drop();
  await expect.poll(() => placesOf(api)).toEqual([{ of: 'hero', x: near(-0.11), y: near(0.04), scale: 1 }]);
  // The drag opened nothing: the focus is not in the hero's section.
  expect(document.activeElement?.getAttribute('type')).not.toBe('search');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Save version' }))
    .toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Reset position' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Save version' }))
    .toHaveAttribute('aria-disabled', 'true');
  expect(page.getByRole('button', { name: 'Reset position' }).query()).toBeNull();
});

test('a part is drawn to the middle of the picture, where a line is shown', async ({ api }) => {
  await openPanel(api);
  const from = middleOf(hero());
  const dragged = await drag(from, by(from, -0.203, 0.11));
  await expect.poll(() => document.querySelector('[data-guide=x]')).not.toBeNull();
  await dragged.drop();
  await expect.poll(() => placesOf(api)?.[0]?.x).toBeCloseTo(-0.2, 5);
});

test('a press opens the section and shows the corners, which scale', async ({ api }) => {
  await openPanel(api);
  await hero().click({ position: { x: 8, y: 8 } });
  await expect.element(page.getByRole('searchbox', { name: 'Search illustrations' })).toHaveFocus();
  const corner = document.querySelector('[data-corner=se]')?.getBoundingClientRect();
  if (!corner) throw new Error('a chosen part has no corners');
  const from = { x: corner.x + corner.width / 2, y: corner.y + corner.height / 2 };
  const middle = middleOf(hero());
  const to = { x: middle.x + (from.x - middle.x) * 0.5, y: middle.y + (from.y - middle.y) * 0.5 };
  const dragged = await drag(from, to);
  await dragged.drop();
  await expect.poll(() => placesOf(api)).toEqual([{ of: 'hero', x: 0, y: 0, scale: near(0.5) }]);
});

test('a part is moved and scaled by keys, as fast as they come', async ({ api }) => {
  await openPanel(api);
  const element = words().element() as HTMLElement;
  element.focus();
  const press = async (key: string, shift = false) => {
    const modifiers = shift ? 8 : 0;
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', key, modifiers });
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', key, modifiers });
  };
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', '+']) await press(key);
  await press('ArrowDown', true);
  await expect
    .poll(() => placesOf(api))
    .toEqual([{ of: 'line:0', x: expect.closeTo(0.02, 5), y: expect.closeTo(0.04, 5), scale: 1.05 }]);
  expect(document.activeElement).toBe(words().element());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Save version' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('Escape takes a drag back and leaves the panel open', async ({ api }) => {
  await openPanel(api, [{ of: 'hero', x: -0.05, y: 0, scale: 1 }]);
  const from = middleOf(hero());
  const dragged = await drag(from, by(from, -0.2, 0));
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Escape' });
  await dragged.drop();
  await expect
    .element(page.getByRole('button', { name: 'Save version' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect.element(hero()).toBeVisible();
});

test('another layout forgets what was moved', async ({ api }) => {
  await openPanel(api);
  const from = middleOf(hero());
  await (await drag(from, by(from, -0.1, 0))).drop();
  await expect.poll(() => placesOf(api)).toHaveLength(1);
  await page.getByRole('radio', { name: 'Illustration left' }).click();
  await expect.poll(() => api.requests(previewDesign).at(-1)?.body.change).toEqual({ layout: 'hero-left' });
});

test('a part is dragged by a finger', async ({ api }) => {
  await openPanel(api);
  await painted();
  const from = middleOf(words());
  const finger = await touch(from);
  await finger.move(by(from, 0.03, 0));
  await finger.move(by(from, 0.05, 0.04));
  await finger.lift();
  await expect.poll(() => placesOf(api)).toEqual([{ of: 'line:0', x: near(0.05), y: near(0.04), scale: 1 }]);
});
