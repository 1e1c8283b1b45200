import {
  listCustomImageStyles,
  listCustomThumbnailStyles,
  listPresetThumbnailStyles,
} from '#contract/style-lists.ts';
import { findThumbnailStyle, presetThumbnailStyles } from '#contract/styles.ts';
import {
  changeCustomImageStyle,
  createCustomImageStyle,
  deleteCustomImageStyle,
  getPresetThumbnailStyle,
  listFailedThumbnailStyles,
  listReadyThumbnailStyles,
  listTrainingThumbnailStyles,
} from '#contract/styles-calls.ts';
import { describeTrainingList } from '#contract/trained-styles.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { ContentPolicy } from '../content-policy/content-policy.ts';
import type { DescribedStyleWords } from './described-styles.ts';
import { presentPreset } from './present.ts';
import type { Styles } from './styles.ts';

export function registerStyleRoutes(api: Api, styles: Styles, policy: ContentPolicy): void {
  api.handle(listPresetThumbnailStyles, async () => ({ styles: presetThumbnailStyles.map(presentPreset) }));
  api.handle(getPresetThumbnailStyle, async ({ params }) => {
    const style = findThumbnailStyle(params.id);
    if (!style) throw new AppError('not_found');
    return { style: presentPreset(style) };
  });
  api.handle(listCustomThumbnailStyles, async ({ identity }) => ({
    styles: await styles.thumbnailStyles(identity.userId, ['pending', 'processing', 'ready', 'failed']),
  }));
  api.handle(listReadyThumbnailStyles, async ({ identity }) => ({
    styles: await styles.thumbnailStyles(identity.userId, ['ready']),
  }));
  api.handle(listTrainingThumbnailStyles, async ({ identity }) => {
    const { shown, hidden } = await styles.inTraining(identity.userId);
    const message = describeTrainingList({ shown: shown.length, hidden });
    return {
      trainingStyles: shown,
      message: shown.length + hidden === 0 ? noTrainingMessage : message,
    };
  });
  api.handle(listFailedThumbnailStyles, async ({ identity }) => ({
    failedStyles: await styles.thumbnailStyles(identity.userId, ['failed']),
  }));
  api.handle(listCustomImageStyles, async ({ identity }) => ({
    styles: await styles.imageStyles(identity.userId),
  }));
  registerDescribedStyles(api, styles, policy);
}

const noTrainingMessage = 'No styles currently training';

const describedErrors = { name: 'style_name_invalid', description: 'style_description_invalid' } as const;

function registerDescribedStyles(api: Api, styles: Styles, policy: ContentPolicy): void {
  const options = { limit: 'customStyle', fieldErrors: describedErrors } as const;
  api.handle(createCustomImageStyle, options, async ({ identity, body, signal }) => {
    await policy.check(wordsIn(body), signal);
    return { style: await styles.describe(identity.userId, body) };
  });
  api.handle(changeCustomImageStyle, options, async ({ identity, params, body, signal }) => {
    await policy.check(wordsIn(body), signal);
    return { style: await styles.changeDescribed(identity.userId, params.id, body) };
  });
  api.handle(deleteCustomImageStyle, options, ({ identity, params }) =>
    styles.deleteDescribed(identity.userId, params.id),
  );
}

/** The user's own words, in full. */
function wordsIn({
  name,
  description,
  originalDescription,
}: {
  [Word in keyof DescribedStyleWords]?: string | undefined;
}): string[] {
  return [name, description, originalDescription].filter((text) => text !== undefined);
}
