import { expect, test } from 'vitest';
import { can, canUseTool, planNames } from './plans.ts';
import { isReferenceTool, referenceTools } from './references.ts';
import {
  affordableDesigns,
  editCosts,
  editTools,
  generateTools,
  isGenerateTool,
  isStudioTool,
  makesThumbnails,
  maskEditTool,
  remainingGenerations,
  studioTools,
  type Tool,
  takesPrompt,
  toolNames,
  tools,
} from './tools.ts';

/** The tools that meet a condition. */
const toolsThat = (holds: (tool: Tool) => boolean) => toolNames.filter(holds);

test('every tool has its documented price', () => {
  const prices = Object.fromEntries(toolNames.map((tool) => [tool, tools[tool].coins]));
  expect(prices).toEqual({
    Thumbnail: 15,
    ThumbnailsV2: 50,
    'Genesys Pro': 10,
    'Genesys 1.0': 1,
    Upscaler: 5,
    'Mask Edit': 10,
    'Image Edit': 15,
  });
});

test('all tools except the Upscaler and the edits make pictures from a prompt', () => {
  expect(generateTools).toEqual(['Thumbnail', 'ThumbnailsV2', 'Genesys Pro', 'Genesys 1.0']);
  expect(toolsThat((tool) => !takesPrompt(tool))).toEqual(['Upscaler', 'Mask Edit', 'Image Edit']);
  expect(isGenerateTool('Upscaler')).toBe(false);
  expect(isGenerateTool('toString')).toBe(false);
  expect(isGenerateTool(undefined)).toBe(false);
});

test('only Thumbnails and Thumbnails V2 make thumbnails', () => {
  expect(toolsThat(makesThumbnails)).toEqual(['Thumbnail', 'ThumbnailsV2']);
});

test('Thumbnails V2 takes five references or a video’s thumbnail, Genesys one, the others none', () => {
  const references = Object.fromEntries(referenceTools.map((tool) => [tool, tools[tool].references]));
  expect(references).toEqual({
    ThumbnailsV2: { max: 5, fromVideo: true },
    'Genesys Pro': { max: 1, fromVideo: false },
    'Genesys 1.0': { max: 1, fromVideo: false },
  });
  expect(toolsThat((tool) => !isReferenceTool(tool))).toEqual([
    'Thumbnail',
    'Upscaler',
    'Mask Edit',
    'Image Edit',
  ]);
  expect(isReferenceTool('toString')).toBe(false);
});

test('each tool has its set of styles', () => {
  const styles = Object.fromEntries(toolNames.map((tool) => [tool, tools[tool].styles]));
  expect(styles).toEqual({
    Thumbnail: 'thumbnail',
    ThumbnailsV2: 'preset',
    'Genesys Pro': 'image',
    'Genesys 1.0': 'image',
    Upscaler: null,
    'Mask Edit': null,
    'Image Edit': null,
  });
});

test('of the studio only Thumbnails V2 needs a paid plan, has its own call and badges its pictures', () => {
  expect(studioTools.filter((tool) => tools[tool].feature !== null)).toEqual(['ThumbnailsV2']);
  expect(planNames.filter((plan) => !can(plan, tools.ThumbnailsV2.feature))).toEqual(['free']);
  expect(toolsThat((tool) => tools[tool].call === 'generateThumbnail')).toEqual(['ThumbnailsV2']);
  expect(toolsThat((tool) => tools[tool].badge !== null)).toEqual(['ThumbnailsV2']);
});

test('only Genesys Pro uses the pro model', () => {
  expect(toolsThat((tool) => tools[tool].model === 'pro')).toEqual(['Genesys Pro']);
});

test('the jobs of the Upscaler and of the editor are not among the studio’s pictures', () => {
  expect(toolsThat((tool) => tools[tool].history === 'own')).toEqual(['Upscaler', 'Mask Edit', 'Image Edit']);
});

test('the editor’s tools edit all of a picture or a part, for plans with the editor', () => {
  expect(toolsThat((tool) => !isStudioTool(tool))).toEqual(editTools);
  expect(editTools.map((tool) => tools[tool].operation)).toEqual(['inpaint', 'edit']);
  expect(editCosts).toEqual({ maskEdit: 10, imageEdit: 15 });
  expect(planNames.filter((plan) => canUseTool(plan, maskEditTool))).toEqual(['pro', 'plus', 'enterprise']);
});

test('affordableDesigns returns the largest number that a balance pays for', () => {
  expect(affordableDesigns(35, 'Genesys Pro')).toBe(2);
  expect(affordableDesigns(40, 'Genesys Pro')).toBe(4);
  expect(affordableDesigns(9, 'Genesys Pro')).toBeNull();
});

test('remainingGenerations counts whole generations of any number of designs', () => {
  expect(remainingGenerations(100, 'Thumbnail', 4)).toBe(1);
  expect(remainingGenerations(35, 'Genesys Pro', 4)).toBe(0);
});

test('remainingGenerations counts whole pictures and is never negative', () => {
  expect(remainingGenerations(99, 'ThumbnailsV2')).toBe(1);
  expect(remainingGenerations(-5, 'Genesys 1.0')).toBe(0);
});
