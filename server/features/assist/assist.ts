import { analyzeImage } from '#contract/image-analysis.ts';
import type { Api } from '#server/platform/http/api.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { analyzeImage as analyze } from './analyze-image.ts';
import type { AssistContext } from './context.ts';

/** What helps with a prompt and costs nothing. */
export function registerAssistRoutes(api: Api, context: AssistContext): void {
  api.handle(
    analyzeImage,
    ({ identity, files, signal }) => {
      const [file] = files.image;
      if (!file) throw new AppError('validation_failed', { fields: { image: 'Choose a picture.' } });
      return analyze(context, file.path, { userId: identity.userId, signal });
    },
    { limit: 'assist' },
  );
}
