import type { GalleryImage } from '#contract/images.ts';

const maxPrompts = 8;

/** The user's latest prompts, each once, newest first, without the current one. */
export function pastPrompts(
  images: readonly Pick<GalleryImage, 'prompt' | 'originalPrompt'>[],
  current: string,
): string[] {
  const written = current.trim();
  const prompts = new Set(images.map((image) => (image.originalPrompt || image.prompt).trim()));
  return [...prompts].filter((prompt) => prompt !== '' && prompt !== written).slice(0, maxPrompts);
}
