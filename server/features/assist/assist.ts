import { findCutOut } from '#contract/cut-outs.ts';
import { enhancePrompt } from '#contract/enhance-prompt.ts';
import { analyzeImage } from '#contract/image-analysis.ts';
import { sourceLanguage } from '#contract/languages.ts';
import { voiceLimits } from '#contract/limits.ts';
import { rateLimits } from '#contract/rate-limits.ts';
import { speechAbility, speechToText } from '#contract/speech.ts';
import { enhanceImageStyle } from '#contract/styles-calls.ts';
import { AppError } from '#server/platform/app-error.ts';
import { createFairSemaphore } from '#server/platform/fair-semaphore.ts';
import type { Api } from '#server/platform/http/api.ts';
import { createUserLimiter } from '#server/platform/user-limiter.ts';
import { permittedEngines } from '../engines/engines.ts';
import { analyzeImage as analyze } from './analyze-image.ts';
import type { AssistContext } from './context.ts';
import { enhancePrompt as enhance } from './enhance-prompt.ts';
import { enhanceStyle } from './enhance-style.ts';
import { findCutOut as find } from './find-cut-out.ts';
import { transcribe } from './transcribe.ts';

/**
 * Engine calls of one user run one after another, so that a user with many requests delays only themselves:
 * the built-in engine rewords in one thread, and a provider limits all users together. A user may queue no
 * more than they may request per minute.
 */
const userLimits = { concurrency: 1, maxWaiting: rateLimits.assist.perUser };

/** Free help with a prompt. */
export function registerAssistRoutes(api: Api, context: AssistContext): void {
  const { run } = createUserLimiter(userLimits);
  // The engine cuts in one thread, in the order of calls: a design waits for one of these at most, however
  // many accounts draw strokes.
  const turns = createFairSemaphore(1);
  api.handle(analyzeImage, { limit: 'assist' }, ({ identity, files, form, signal }) => {
    const [file] = files.image;
    if (!file) throw new AppError('validation_failed', { fields: { image: 'Choose a picture.' } });
    const { language = sourceLanguage } = form;
    return analyze(context, { path: file.path, language }, { userId: identity.userId, signal });
  });
  api.handle(findCutOut, { limit: 'cutOut' }, ({ identity: { userId }, files, form, signal }) => {
    const [file] = files.image;
    if (!file) throw new AppError('validation_failed', { fields: { image: 'Choose a picture.' } });
    const { use, strokes = [] } = form;
    return run({ userId, signal }, () =>
      find({ ...context, turns }, { path: file.path, use, strokes }, { userId, signal }),
    );
  });
  api.handle(enhancePrompt, { limit: 'assist' }, ({ identity: { userId }, body, signal }) =>
    run({ userId, signal }, () => enhance(context, body, { userId, signal })),
  );
  api.handle(
    enhanceImageStyle,
    { limit: 'assist', fieldErrors: { description: 'style_description_invalid' } },
    ({ identity: { userId }, body, signal }) =>
      run({ userId, signal }, () => enhanceStyle(context, body.description, { userId, signal })),
  );
  api.handle(speechToText, { limit: 'assist' }, async ({ identity, files, form, signal }) => {
    const [file] = files.audio;
    if (!file) throw new AppError('validation_failed', { fields: { audio: 'Record something.' } });
    const { userId } = identity;
    const recording = { path: file.path, language: form.language, userId, signal };
    const transcribedText = await run({ userId, signal }, () => transcribe(context, recording));
    return { transcribedText };
  });
  api.handle(speechAbility, async ({ identity }) => {
    const mayCallPaid = () => context.mayCallPaid(identity.userId);
    // Where the user may call none, the browser transcribes.
    const able = await permittedEngines(context.engines, 'transcribe', mayCallPaid).catch(() => []);
    return { canTranscribe: able.length > 0, maxSeconds: voiceLimits.maxSeconds };
  });
}
