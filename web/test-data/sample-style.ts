import type { CustomThumbnailStyle } from '#contract/styles.ts';

/** A ready style for tests, with overrides. */
export function sampleStyle(id: string, facts: Partial<CustomThumbnailStyle> = {}): CustomThumbnailStyle {
  return {
    _id: id,
    id,
    styleId: id,
    styleName: id,
    name: id,
    triggerWord: `${id}-look`,
    trigger_word: `${id}-look`,
    mode: 'style',
    status: 'ready',
    progress: 100,
    pictures: 3,
    previewUrl: null,
    request_id: null,
    finetune_id: null,
    model_id: null,
    description: '',
    error: null,
    createdAt: '2026-05-01T09:00:00.000Z',
    completedAt: '2026-05-01T09:01:00.000Z',
    ...facts,
  };
}
