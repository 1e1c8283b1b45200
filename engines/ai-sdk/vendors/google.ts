import * as z from 'zod';
import type { ErrorResponse } from '../../remote/wire.ts';
import { nearestRatio } from '../sizes.ts';
import type { Fault, Vendor } from '../vendor.ts';

/** `imageConfig.aspectRatio` of the Gemini API. Models of 2026 know more; all models know these. */
const ratios = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'] as const;

/** Reasons to stop that mean a refusal of the content (`FinishReason` of the Gemini API). */
const refusals = new Set([
  'SAFETY',
  'IMAGE_SAFETY',
  'PROHIBITED_CONTENT',
  'IMAGE_PROHIBITED_CONTENT',
  'BLOCKLIST',
  'SPII',
  'RECITATION',
  'IMAGE_RECITATION',
  'IMAGE_OTHER',
  'NO_IMAGE',
]);

const answerSchema = z.object({
  candidates: z
    .array(
      z.object({
        finishReason: z.string().nullish(),
        content: z
          .object({
            parts: z
              .array(
                z.object({
                  text: z.string().nullish(),
                  thought: z.boolean().nullish(),
                  inlineData: z.object({ data: z.string() }).nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
      }),
    )
    .nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
});

/**
 * Gemini refuses with status 200: with a block reason for the prompt, or with a reason to stop without a
 * picture.
 */
function inspect({ json, use }: Parameters<NonNullable<Vendor['inspect']>>[0]): Fault | null {
  const read = answerSchema.safeParse(json);
  if (!read.success) return null;
  const { candidates, promptFeedback } = read.data;
  const [candidate] = candidates ?? [];
  if (!candidate) {
    const code = promptFeedback?.blockReason;
    return code ? { kind: 'refused', code, mayHaveCost: false } : null;
  }
  const parts = (candidate.content?.parts ?? []).filter(({ thought }) => thought !== true);
  const isThere = parts.some(({ inlineData, text }) => (use === 'chat' ? text : inlineData?.data));
  if (isThere) return null;
  const code = candidate.finishReason ?? 'no finishReason';
  if (refusals.has(code)) return { kind: 'refused', code, mayHaveCost: false };
  // It has written text and no picture. That costs next to nothing, and a retry mostly helps.
  return { kind: 'unavailable', code: `${code} and nothing of what was requested`, mayHaveCost: false };
}

const errorSchema = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z
      .array(
        z.looseObject({
          '@type': z.string().optional(),
          reason: z.string().optional(),
          retryDelay: z.string().optional(),
        }),
      )
      .optional(),
  }),
});

function readError({ json }: ErrorResponse) {
  const read = errorSchema.safeParse(Array.isArray(json) ? json[0] : json);
  return read.success ? read.data.error : null;
}

/** An invalid key gets 400 INVALID_ARGUMENT, and so does a region or an account that is not served. */
const accountReasons = new Set(['API_KEY_INVALID', 'API_KEY_SERVICE_BLOCKED', 'BILLING_DISABLED']);

/** Gemini's image models. Refusals have status 200. There is no mask: the prompt describes the change. */
export const google: Vendor = {
  id: 'google',
  name: 'Google Gemini',
  keyVariable: 'GOOGLE_GENERATIVE_AI_API_KEY',
  prefix: 'GOOGLE',
  baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  models: {
    generate: 'gemini-3.1-flash-image',
    edit: 'gemini-3.1-flash-image',
    chat: 'gemini-3.5-flash-lite',
  },
  modelPrefix: 'gemini-',
  async open(settings) {
    const { createGoogle } = await import('@ai-sdk/google');
    const provider = createGoogle(settings);
    return { image: (model) => provider.image(model), chat: (model) => provider(model) };
  },
  rules: {
    requestIdHeaders: ['x-request-id', 'x-goog-request-id', 'x-cloud-trace-context'],
    explain(answer) {
      const error = readError(answer);
      if (error?.status === 'FAILED_PRECONDITION') return 'misconfigured';
      const isAccount = error?.details?.some(
        ({ reason }) => reason !== undefined && accountReasons.has(reason),
      );
      return isAccount ? 'misconfigured' : null;
    },
    /** `google.rpc.RetryInfo`, such as "17s". */
    readRetryAfter(answer) {
      const delay = readError(answer)?.details?.find(
        ({ retryDelay }) => retryDelay !== undefined,
      )?.retryDelay;
      const seconds = /^(\d{1,5}(?:\.\d+)?)s$/.exec(delay ?? '')?.[1];
      return seconds === undefined ? null : Number(seconds) * 1_000;
    },
  },
  inspect,
  toInputs: ({ requestedSize, isOwnSize }) =>
    isOwnSize ? {} : { aspectRatio: nearestRatio(requestedSize, ratios) },
  maxReferences: 3,
  takesSeed: false,
  prices: {
    'gemini-2.5-flash-image': 39_000,
    'gemini-3.1-flash-image': 67_000,
    'gemini-3-pro-image': 134_000,
  },
  typicalMs: 15_000,
  concurrency: 8,
};
