import { cdp } from 'vitest/browser';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage, press } from '#web/testing/page.ts';
import { pressGenerate, toolNamed } from '#web/testing/studio-page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { studioTexts } from './texts.ts';

const { english: words } = studioTexts;
const prompt = 'a knight before a castle';

async function forceColours(value: 'active' | 'none'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
}

test('with forced colours the tools have lines and a failed picture has a frame', async ({
  api,
  events,
  user,
}) => {
  await forceColours('active');
  try {
    const studio = answerForStudio({ api, events, user });
    await openPage('/editor');
    const tool = toolNamed(/^Thumbnails/).first();
    await expect.element(tool).toBeVisible();
    const ground = (element: Element | null) =>
      element === null ? '' : getComputedStyle(element).backgroundColor;
    const cell = tool.element();
    // The lines are the ground of the grid between its cells.
    expect(ground(cell.parentElement?.closest('.gap-px') ?? null)).not.toBe(ground(cell));
    studio.release('failed');
    await pressGenerate(prompt);
    await expect.element(page.getByRole('dialog', { name: words.failedTitle })).toBeVisible();
    await press('Escape');
    const failed = page.getByRole('article', { name: prompt });
    await expect.element(failed).toBeVisible();
    const marks = failed.element().querySelector('.crop-marks');
    expect(marks && getComputedStyle(marks).borderStyle).toBe('dashed');
  } finally {
    await forceColours('none');
  }
});
