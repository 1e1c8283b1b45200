import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { updateActivity } from '#contract/session.ts';
import { tools } from '#contract/tools.ts';
import type { UpscaleSettings } from '#contract/upscale.ts';
import { startUpscale, type UpscaleItem } from '#contract/upscale-calls.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call, type ResponseOf } from '#web/api/call.ts';
import { retryDelayMs, shouldRetry } from '#web/api/query-client.ts';
import { randomKey } from '#web/api/random-key.ts';
import { upload } from '#web/api/upload.ts';
import { cannotAfford, setCoins } from '#web/features/accounts/index.ts';
import {
  knownUpscale,
  recordUpscale,
  type SentSource,
  setHidden,
  sourceKey,
} from '#web/features/upscaling/index.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { refusalText } from '../form/refusal-text.ts';
import { nextSubmission, type Submission } from '../form/submission-key.ts';
import { isUnsettled, submitOutcome } from '../form/submit-outcome.ts';
import { upscalerTexts } from './texts.ts';

/** What one submission sends: the form at that moment. */
export interface UpscaleSending {
  source: SentSource;
  settings: UpscaleSettings;
}

/** The signed-in user and the callbacks of a submission. */
export interface SubmitTarget {
  client: QueryClient;
  onStarted: (jobId: string) => void;
  onOutOfCoins: (needed: number) => void;
}

interface SubmitState {
  isSending: boolean;
  /** The uploaded share of the picture, 0 to 1; null while nothing is uploading. */
  share: number | null;
  /** The error of the last submission, until the next submission or change. */
  error: string | undefined;
}

const idle: SubmitState = { isSending: false, share: null, error: undefined };

export const useUpscaleSubmit = create<SubmitState>()(() => idle);

export function clearUpscaleError(): void {
  if (useUpscaleSubmit.getState().error !== undefined) useUpscaleSubmit.setState({ error: undefined });
}

let unsettled: Submission | null = null;

/** What was sent for each job, for the life of the page: a failed one can be sent again. */
const sent = new Map<string, UpscaleSending>();

/**
 * Sends a submission. It keeps one Idempotency-Key over its own retries and over later submissions of the
 * unchanged form while its outcome is unknown, so nothing is charged twice.
 */
export async function submitUpscale(sending: UpscaleSending, target: SubmitTarget): Promise<void> {
  if (useUpscaleSubmit.getState().isSending) return;
  if (cannotAfford(target.client, tools.Upscaler.coins)) {
    target.onOutOfCoins(tools.Upscaler.coins);
    return;
  }
  // Fire and forget: nothing depends on it.
  void call(updateActivity).catch(() => undefined);
  const fields = JSON.stringify([sourceKey(sending.source), sending.settings]);
  const submission = nextSubmission(unsettled, fields, randomKey);
  useUpscaleSubmit.setState({ ...idle, isSending: true });
  try {
    const answer = await send(sending, submission.key, target.client);
    unsettled = null;
    take(answer, sending, target);
  } catch (thrown) {
    unsettled = isUnsettled(thrown) ? submission : null;
    if (submitOutcome(thrown) === 'out_of_coins') target.onOutOfCoins(tools.Upscaler.coins);
    else useUpscaleSubmit.setState({ error: sentenceFor(thrown) });
  } finally {
    useUpscaleSubmit.setState({ isSending: false, share: null });
  }
}

function send({ source, settings }: UpscaleSending, key: string, client: QueryClient) {
  const headers = { 'idempotency-key': key };
  const isFile = source.kind === 'file';
  const onProgress = (share: number) => useUpscaleSubmit.setState({ share });
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () =>
      isFile
        ? upload(
            startUpscale,
            { form: settings, files: { sourceImage: source.file }, headers },
            { onProgress },
          )
        : call(startUpscale, { form: { ...settings, sourceImageId: source.imageId }, headers }),
    retry: shouldRetry,
    retryDelay: retryDelayMs,
    networkMode: 'always',
  });
  return mutation.execute(undefined);
}

/** An earlier event wins over the answer: the job may have failed by now, and its coins be returned. */
function take(answer: ResponseOf<typeof startUpscale>, sending: UpscaleSending, target: SubmitTarget): void {
  sent.set(answer.jobId, sending);
  const isNew = knownUpscale(answer.jobId) === undefined;
  recordUpscale(answer.upscale);
  if (isNew) setCoins(target.client, answer.coins);
  target.onStarted(answer.jobId);
}

/** The server's own sentence for a refusal; the documented one for a server error or no answer. */
function sentenceFor(thrown: unknown): string {
  const isRefusal = thrown instanceof ApiError && thrown.status >= 400 && thrown.status < 500;
  return isRefusal ? refusalText(thrown) : translator(upscalerTexts)('failed');
}

/**
 * What was sent for a failed upscale, to send it again; null if its picture is not on this page any more: the
 * server keeps no input of a failed upscale.
 */
export function sendingOfUpscale(
  item: Pick<UpscaleItem, 'id' | 'sourceImageId' | 'settings'>,
): UpscaleSending | null {
  const known = sent.get(item.id);
  if (known !== undefined) return known;
  const { sourceImageId, settings } = item;
  return sourceImageId === null ? null : { source: { kind: 'image', imageId: sourceImageId }, settings };
}

/** Resends a failed upscale that was started on this page, and dismisses it. */
export async function retryUpscale(jobId: string, target: SubmitTarget): Promise<void> {
  const sending = sent.get(jobId);
  if (sending === undefined) return;
  setHidden(jobId, true);
  await submitUpscale(sending, target);
}
