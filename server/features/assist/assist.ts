import { enhancePrompt } from '#contract/enhance-prompt.ts';
import { analyzeImage } from '#contract/image-analysis.ts';
import { voiceLimits } from '#contract/limits.ts';
import { speechAbility, speechToText } from '#contract/speech.ts';
import { enhanceImageStyle } from '#contract/styles-calls.ts';
import type { Api } from '#server/platform/http/api.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { analyzeImage as analyze } from './analyze-image.ts';
import type { AssistContext } from './context.ts';
import { enhancePrompt as enhance } from './enhance-prompt.ts';
import { enhanceStyle } from './enhance-style.ts';
import { transcribe } from './transcribe.ts';

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
  api.handle(
    enhancePrompt,
    ({ identity, body, signal }) => enhance(context, body, { userId: identity.userId, signal }),
    { limit: 'assist' },
  );
  api.handle(
    enhanceImageStyle,
    ({ identity, body, signal }) =>
      enhanceStyle(context, body.description, { userId: identity.userId, signal }),
    { limit: 'assist', fieldErrors: { description: 'style_description_invalid' } },
  );
  api.handle(
    speechToText,
    async ({ identity, files, form, signal }) => {
      const [file] = files.audio;
      if (!file) throw new AppError('validation_failed', { fields: { audio: 'Record something.' } });
      const { path } = file;
      const recording = { path, language: form.language, userId: identity.userId, signal };
      return { success: true as const, transcribedText: await transcribe(context, recording) };
    },
    { limit: 'assist' },
  );
  api.handle(speechAbility, async () => ({
    success: true as const,
    canTranscribe: context.engines.forOperation('transcribe') !== null,
    maxSeconds: voiceLimits.maxSeconds,
  }));
}
