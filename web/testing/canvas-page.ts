import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from './page.ts';
import type { Point } from './pointer.ts';

// The canvas editor with a picture, for tests.

export const layersPanel = page.getByRole('region', { name: 'Layers' });
export const propertiesPanel = page.getByRole('region', { name: 'Properties' });
export const exportButton = page.getByRole('button', { name: 'Export' });

/** Opens the editor with the gallery picture "a boat". Returns a point of the picture by its shares. */
export async function openBoat(): Promise<(across: number, down: number) => Point> {
  await openPage('/editor/canvas');
  await page.getByRole('button', { name: 'Edit a boat' }).click();
  await expect.element(exportButton).toBeVisible();
  return (across, down) => {
    const picture = document.querySelector('canvas')?.getBoundingClientRect();
    if (picture === undefined) throw new Error('There is no picture.');
    const { x, y, width, height } = picture;
    return { x: x + width * across, y: y + height * down };
  };
}
