import {
  changeThumbnailStyle,
  deleteThumbnailStyle,
  recoverThumbnailStyle,
  trainThumbnailStyle,
} from '#contract/styles-calls.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { TrainedStyles } from './trained-styles.ts';

const fieldErrors = {
  styleName: 'style_name_invalid',
  triggerWord: 'trigger_word_invalid',
  rightsConfirmed: 'rights_not_confirmed',
} as const;

export function registerTrainingRoutes(api: Api, trained: TrainedStyles): void {
  api.handle(
    trainThumbnailStyle,
    { limit: 'styleTraining', fieldErrors },
    async ({ identity, form, files, request, signal }) => ({
      style: await trained.train({
        userId: identity.userId,
        styleName: form.styleName,
        triggerWord: form.triggerWord,
        mode: form.mode,
        files: files.images,
        idempotencyKey: request.headers.get('idempotency-key'),
        signal,
      }),
    }),
  );
  api.handle(
    changeThumbnailStyle,
    { limit: 'customStyle', fieldErrors },
    async ({ identity, params, body, signal }) => ({
      style: await trained.change(identity.userId, params.id, body, signal),
    }),
  );
  api.handle(
    deleteThumbnailStyle,
    {
      limit: 'customStyle',
    },
    ({ identity, params }) => trained.delete(identity.userId, params.id),
  );
  api.handle(recoverThumbnailStyle, { limit: 'styleTraining' }, async ({ identity, params }) => {
    const style = await trained.recover(identity.userId, params.styleId);
    return { style, message: messages[style.status] ?? style.status };
  });
}

/** The message of a recovery, by the style's current status. */
const messages: Readonly<Record<string, string>> = {
  pending: 'The training starts again.',
  processing: 'The training is under way.',
  ready: 'The style is already ready.',
};
