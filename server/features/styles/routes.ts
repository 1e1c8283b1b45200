import { findThumbnailStyle, presetThumbnailStyles } from '#contract/styles.ts';
import {
  changeCustomImageStyle,
  createCustomImageStyle,
  deleteCustomImageStyle,
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
import type { ContentPolicy } from '../content-policy/content-policy.ts';
import { presentPreset } from './present.ts';
import type { Styles } from './styles.ts';

export function registerStyleRoutes(api: Api, styles: Styles, policy: ContentPolicy): void {
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
  registerDescribedStyles(api, styles, policy);
}

const describedErrors = { name: 'style_name_invalid', description: 'style_description_invalid' } as const;

function registerDescribedStyles(api: Api, styles: Styles, policy: ContentPolicy): void {
  const done = { success: true } as const;
  const options = { limit: 'customStyle', fieldErrors: describedErrors } as const;
  api.handle(
    createCustomImageStyle,
    async ({ identity, body, signal }) => {
      await policy.check([body.name, body.description], signal);
      return { ...done, style: await styles.describe(identity.userId, body) };
    },
    options,
  );
  api.handle(
    changeCustomImageStyle,
    async ({ identity, params, body, signal }) => {
      const words = [body.name, body.description].filter((text) => text !== undefined);
      await policy.check(words, signal);
      return { ...done, style: await styles.changeDescribed(identity.userId, params.id, body) };
    },
    options,
  );
  api.handle(
    deleteCustomImageStyle,
    async ({ identity, params }) => {
      await styles.deleteDescribed(identity.userId, params.id);
      return done;
    },
    options,
  );
}

function describeTraining(count: number): string {
  if (count === 0) return 'No styles currently training';
  return count === 1 ? '1 style in training' : `${count} styles in training`;
}
