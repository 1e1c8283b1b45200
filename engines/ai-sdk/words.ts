import { EngineError } from '../engine.ts';
import { createWordCalls, type WordCalls } from '../remote/chat-words.ts';
import { loadSdk, openProvider, type VendorAccess } from './call-vendor.ts';
import { toCarried } from './source-pictures.ts';
import { createVendorFetch } from './vendor-fetch.ts';

/** Models that think first spend most of it on that. */
const maxOutputTokens = 4_000;

/** What a vendor's chat model does with words and pictures. */
export function createVendorWords(deps: VendorAccess & { model: string }): WordCalls {
  const { vendor, model } = deps;
  return createWordCalls(vendor.name, async ({ instructions, text, picture }, signal) => {
    const carried = picture && (await toCarried(picture));
    const { generateText } = await loadSdk();
    const { chat } = await openProvider(deps, model, createVendorFetch(deps, { use: 'chat', model }));
    if (!chat) throw new EngineError('invalid_input', `${vendor.name} has no words here`);
    const content = carried && [
      { type: 'text' as const, text },
      { type: 'file' as const, data: carried.bytes, mediaType: carried.mimeType },
    ];
    const answer = await generateText({
      model: chat(model),
      ...(instructions !== undefined && { instructions }),
      messages: [{ role: 'user', content: content ?? text }],
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
    });
    return answer.finishReason === 'content-filter' ? null : answer.text;
  });
}
