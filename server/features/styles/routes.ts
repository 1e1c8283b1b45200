import { findThumbnailStyle, presetThumbnailStyles } from '#contract/styles.ts';
import {
  getPresetThumbnailStyle,
  listCustomImageStyles,
  listCustomThumbnailStyles,
  listFailedThumbnailStyles,
  listPresetThumbnailStyles,
  listReadyThumbnailStyles,
  listTrainingThumbnailStyles,
} from '#contract/styles-calls.ts';
import type { Api } from '#server/platform/http/api.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { presentPreset } from './present.ts';
import type { Styles } from './styles.ts';

export function registerStyleRoutes(api: Api, styles: Styles): void {
  const done = { success: true } as const;
  api.handle(listPresetThumbnailStyles, async () => ({
    ...done,
    styles: presetThumbnailStyles.map(presentPreset),
  }));
  api.handle(getPresetThumbnailStyle, async ({ params }) => {
    const style = findThumbnailStyle(params.id);
    if (!style) throw new AppError('not_found');
    return { ...done, style: presentPreset(style) };
  });
  api.handle(listCustomThumbnailStyles, async ({ identity }) => ({
    ...done,
    styles: await styles.thumbnailStyles(identity.userId, ['pending', 'processing', 'ready', 'failed']),
  }));
  api.handle(listReadyThumbnailStyles, async ({ identity }) => ({
    ...done,
    styles: await styles.thumbnailStyles(identity.userId, ['ready']),
  }));
  api.handle(listTrainingThumbnailStyles, async ({ identity }) => {
    const trainingStyles = await styles.thumbnailStyles(identity.userId, ['pending', 'processing']);
    return { ...done, trainingStyles, message: describeTraining(trainingStyles.length) };
  });
  api.handle(listFailedThumbnailStyles, async ({ identity }) => ({
    ...done,
    failedStyles: await styles.thumbnailStyles(identity.userId, ['failed']),
  }));
  api.handle(listCustomImageStyles, async ({ identity }) => ({
    ...done,
    styles: await styles.imageStyles(identity.userId),
  }));
}

function describeTraining(count: number): string {
  if (count === 0) return 'No styles currently training';
  return count === 1 ? '1 style in training' : `${count} styles in training`;
}
