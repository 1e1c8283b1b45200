import type { EngineContext, EngineResult, EngineTicket, EngineWarning, UncheckedPicture } from '../calls.ts';
import { EngineError } from '../engine.ts';
import { pollUntil } from '../remote/poll.ts';
import { atLeastOne } from '../remote/provider-picture.ts';
import { failureOf, filesAt, type Outcome } from './answers.ts';
import type { ComfyUiAddress, ComfyUiClient } from './client.ts';
import { listenTo } from './listener.ts';
import { createProgress } from './progress.ts';

/** Reads a ticket: the graphs' ids, the name of their socket, the output node. */
export function readTicket(ticket: EngineTicket): { promptIds: string[]; clientId: string; output: string } {
  const { promptIds, clientId, output } = ticket;
  if (typeof promptIds !== 'string' || promptIds === '')
    throw new EngineError('lost', 'the ticket names no graph');
  return { promptIds: promptIds.split(','), clientId: String(clientId), output: String(output) };
}

/**
 * Waits for the pictures of queued graphs. The server's history decides what has become of them; the socket
 * only says when to poll, how far they are, and sends previews. Throws `EngineError`, and the reason of the
 * signal.
 */
export async function collectPictures(
  deps: { client: ComfyUiClient; address: ComfyUiAddress },
  ticket: EngineTicket,
  context: EngineContext,
): Promise<EngineResult> {
  const { client, address } = deps;
  const { signal, onProgress, onPreview } = context;
  const { promptIds, clientId, output } = readTicket(ticket);
  const progress = createProgress(promptIds);
  const listener = listenTo({
    url: `${address.baseUrl.replace(/^http/, 'ws')}/ws?clientId=${encodeURIComponent(clientId)}`,
    headers: address.headers,
    promptIds,
    signal,
    waitForWebhook: context.waitForWebhook,
    onMessage(type, data) {
      const fraction = progress.receive(type, data);
      if (fraction !== null) onProgress(fraction, 'working', progress.each());
    },
    onPreview: (picture) => onPreview?.(picture),
  });

  async function outcomeOf(promptId: string): Promise<Outcome | null> {
    const outcome = await client.outcome(promptId, signal);
    if (outcome) return outcome;
    const queued = await client.queued(promptId, signal);
    if (queued) {
      progress.expect(promptId, queued.graph);
      return null;
    }
    // It may have ended in between.
    const late = await client.outcome(promptId, signal);
    if (late) return late;
    // Its queue is in memory: it has restarted. Without a result nothing was charged.
    throw new EngineError('lost', `${address.vendor} does not know this graph any more`, {
      mayResubmit: true,
      providerRequestId: promptId,
    });
  }

  try {
    const pictures: UncheckedPicture[] = [];
    for (const promptId of promptIds) {
      const waitForWebhook = (_key: string, ms: number) => listener.waitForEvent(ms);
      const options = { key: promptId, firstMs: 500 };
      const outcome = await pollUntil({ signal, waitForWebhook }, options, () => outcomeOf(promptId));
      const failure = failureOf(outcome);
      // A graph makes one picture here; ignore any other output.
      const [file] = failure === null ? filesAt(outcome, output) : [];
      if (file === undefined) {
        throw new EngineError('unavailable', `${address.vendor} ${failure ?? 'has made no picture'}`, {
          mayHaveCost: true,
          providerRequestId: promptId,
        });
      }
      const view = () => client.view(file, signal);
      pictures.push({ unchecked: await pollUntil({ signal }, { key: null, maxFailures: 1 }, view) });
    }
    return {
      pictures: atLeastOne(address.vendor, pictures),
      warnings: warningsOf(ticket),
      enhancedPrompt: null,
      ...(promptIds[0] && { providerRequestId: promptIds[0] }),
    };
  } finally {
    listener.close();
  }
}

function warningsOf({ unusedReferences }: EngineTicket): EngineWarning[] {
  if (typeof unusedReferences !== 'number' || unusedReferences <= 0) return [];
  const message = 'This graph takes fewer reference images. The others are kept but were not used.';
  return [{ code: 'reference-not-used', message }];
}
