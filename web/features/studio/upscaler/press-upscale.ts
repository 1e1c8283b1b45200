import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { updateActivity } from '#contract/accounts.ts';
import { tools } from '#contract/tools.ts';
import type { UpscaleSettings } from '#contract/upscale.ts';
import { startUpscale, type UpscaleItem } from '#contract/upscale-calls.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call, type ResponseOf } from '#web/api/call.ts';
import { retryDelayMs, shouldRetry } from '#web/api/query-client.ts';
import { upload } from '#web/api/upload.ts';
import { isSurelyShort, setCoins } from '#web/features/accounts/index.ts';
import {
  knownUpscale,
  type SentSource,
  setGone,
  sourceKey,
  tellUpscale,
} from '#web/features/upscaling/index.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { newPressKey, nextPress, type Press } from '../form/press-key.ts';
import { refusalText } from '../form/refusal-text.ts';
import { isUnsettled, submitOutcome } from '../form/submit-outcome.ts';
import { upscalerTexts } from './texts.ts';

/** What one press sends: the form as it was at that moment. */
export interface UpscaleSending {
  source: SentSource;
  settings: UpscaleSettings;
}

/** Who presses, and who hears of how that went. */
export interface PressTarget {
  client: QueryClient;
  onStarted: (jobId: string) => void;
  onOutOfCoins: (needed: number) => void;
}

interface PressState {
  isSending: boolean;
  /** How much of the picture has left the browser, 0 to 1; null while nothing is uploaded. */
  share: number | null;
  /** What the last press was answered with, until the next press or change. */
  error: string | undefined;
}

const idle: PressState = { isSending: false, share: null, error: undefined };

export const useUpscalePress = create<PressState>()(() => idle);

export function forgetUpscaleError(): void {
  if (useUpscalePress.getState().error !== undefined) useUpscalePress.setState({ error: undefined });
}

let unsettled: Press | null = null;

/** What was sent for each job, as long as the page lives: a failed one can be sent again. */
const sent = new Map<string, UpscaleSending>();

/**
 * Sends a press. One press carries one Idempotency-Key, over its own retries and over later presses of the same form
 * while it is unknown whether the server took it: nothing is charged twice.
 */
export async function pressUpscale(sending: UpscaleSending, target: PressTarget): Promise<void> {
  if (useUpscalePress.getState().isSending) return;
  if (isSurelyShort(target.client, tools.Upscaler.coins)) {
    target.onOutOfCoins(tools.Upscaler.coins);
    return;
  }
  // Nobody waits for it, and nothing depends on it.
  void call(updateActivity).catch(() => undefined);
  const fields = JSON.stringify([sourceKey(sending.source), sending.settings]);
  const press = nextPress(unsettled, fields, newPressKey);
  useUpscalePress.setState({ ...idle, isSending: true });
  try {
    const answer = await send(sending, press.key, target.client);
    unsettled = null;
    take(answer, sending, target);
  } catch (thrown) {
    unsettled = isUnsettled(thrown) ? press : null;
    if (submitOutcome(thrown) === 'out_of_coins') target.onOutOfCoins(tools.Upscaler.coins);
    else useUpscalePress.setState({ error: sentenceFor(thrown) });
  } finally {
    useUpscalePress.setState({ isSending: false, share: null });
  }
}

function send({ source, settings }: UpscaleSending, key: string, client: QueryClient) {
  const headers = { 'idempotency-key': key };
  const isFile = source.kind === 'file';
  const onProgress = (share: number) => useUpscalePress.setState({ share });
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

/** News of the job that came earlier knows better than the answer: it may have failed by now, and its coins be back. */
function take(answer: ResponseOf<typeof startUpscale>, sending: UpscaleSending, target: PressTarget): void {
  sent.set(answer.jobId, sending);
  const isNew = knownUpscale(answer.jobId) === undefined;
  tellUpscale(answer.upscale);
  if (isNew) setCoins(target.client, answer.coins);
  target.onStarted(answer.jobId);
}

/** What the server has refused is said as it is; where it broke or did not answer, the documented sentence. */
function sentenceFor(thrown: unknown): string {
  const isRefusal = thrown instanceof ApiError && thrown.status >= 400 && thrown.status < 500;
  return isRefusal ? refusalText(thrown) : translator(upscalerTexts)('failed');
}

/**
 * What was sent for an upscale that has failed, to send it again; null where its picture is not here any more: the server
 * keeps none of what failed.
 */
export function sendingOfUpscale(
  item: Pick<UpscaleItem, 'id' | 'sourceImageId' | 'settings'>,
): UpscaleSending | null {
  const known = sent.get(item.id);
  if (known !== undefined) return known;
  const { sourceImageId, settings } = item;
  return sourceImageId === null ? null : { source: { kind: 'image', imageId: sourceImageId }, settings };
}

/** Sends a failed upscale that was begun on this page again, and puts it away. */
export async function retryUpscale(jobId: string, target: PressTarget): Promise<void> {
  const sending = sent.get(jobId);
  if (sending === undefined) return;
  setGone(jobId, true);
  await pressUpscale(sending, target);
}
