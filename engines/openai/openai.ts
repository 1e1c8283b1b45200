import OpenAI, { toFile } from 'openai';
import { megabyte } from '#contract/bytes.ts';
import { minuteMs } from '#contract/durations.ts';
import { aspectRatios } from '#contract/resolutions.ts';
import type { AudioType } from '#contract/speech.ts';
import { generateTools } from '#contract/tools.ts';
import { type Engine, EngineError, type EngineOperation, type OperationFacts } from '../engine.ts';
import type { EngineNetwork } from '../network.ts';
import type { PictureRequest } from '../picture-requests.ts';
import { withEngineErrors } from '../remote/as-engine-error.ts';
import { createWordCalls, type Question, type WordCalls } from '../remote/chat-words.ts';
import { createWire } from '../remote/wire.ts';
import type { PolicyBreach, TranscribeRequest } from '../words.ts';
import { dialectOfModel, type ServerDialect, serverDialects } from './dialects.ts';
import { createImageCalls } from './images.ts';
import { priceOfCall } from './prices.ts';
import { openAiRules } from './rules.ts';

/** How to reach one server with OpenAI's API, and its models. */
export interface OpenAiConfig {
  /** The engine's id: `openai`, or the name of a compatible server. */
  readonly id: string;
  /** For messages and signatures, such as "OpenAI". */
  readonly vendor: string;
  /** Null when the server needs none. */
  readonly key: string | null;
  /** Including the version, such as `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly imageModel: string | null;
  readonly chatModel: string | null;
  readonly speechModel: string | null;
  readonly moderationModel: string | null;
  /** Null for OpenAI itself, which differs by model. */
  readonly server: ServerDialect | null;
}

/** The slowest pictures take more than two minutes. A compatible server may take far longer. */
const timeoutMs = 10 * minuteMs;

const maxPictureBytes = 64 * megabyte;

/**
 * Creates an engine for OpenAI, or any server with its API. Its results are paid for at once and cannot be
 * fetched again.
 */
export function createOpenAi(config: OpenAiConfig, network: EngineNetwork): Engine {
  const { vendor, imageModel, chatModel, speechModel, moderationModel } = config;
  const client = new OpenAI({
    apiKey: config.key ?? 'none',
    baseURL: config.baseUrl,
    // The layer above decides about both.
    maxRetries: 0,
    timeout: timeoutMs,
    fetch: createWire({ ...openAiRules(vendor), network }),
  });
  const dialect = config.server ? serverDialects[config.server] : dialectOfModel(imageModel ?? '');
  const download = (address: string, signal: AbortSignal) =>
    network.download(new URL(address, config.baseUrl).href, {
      maxBytes: maxPictureBytes,
      signal,
      // A compatible server serves its pictures from its own origin.
      trustedOrigins: [new URL(config.baseUrl).origin],
    });
  const images = imageModel && createImageCalls({ vendor, client, model: imageModel, dialect, download });
  const words = chatModel && createOpenAiWords({ vendor, client, model: chatModel });
  const guarded = <T>(signal: AbortSignal, work: () => Promise<T>) =>
    withEngineErrors(vendor, { signal }, work);

  const canEdit = images !== null && dialect.edits !== null;
  const operations: EngineOperation[] = [
    ...(images ? (['generate'] as const) : []),
    ...(canEdit ? (['edit'] as const) : []),
    ...(canEdit && dialect.edits?.mask ? (['inpaint'] as const) : []),
    ...(words ? (['describe', 'enhancePrompt', 'enhanceStyle'] as const) : []),
    ...(speechModel ? (['transcribe'] as const) : []),
    ...(moderationModel ? (['moderate'] as const) : []),
  ];
  const pictureFacts: OperationFacts = {
    priceMicros: null,
    typicalMs: config.server ? null : 40_000,
  };

  const callFacts = (callModel: string | null): OperationFacts => ({
    priceMicros: config.server ? null : priceOfCall(callModel ?? ''),
    typicalMs: config.server ? null : 4_000,
  });
  const wordFacts = callFacts(chatModel);

  function collect(request: PictureRequest, signal: AbortSignal) {
    if (images && request.operation === 'generate') return images.generate(request, signal);
    if (images && (request.operation === 'edit' || request.operation === 'inpaint')) {
      return images.edit(request, signal);
    }
    throw new EngineError('invalid_input', `${vendor} does not do ${request.operation}`);
  }

  return {
    capabilities: {
      id: config.id,
      name: vendor,
      madeBy: `Made with ${vendor}${imageModel ? ` (${imageModel})` : ''}`,
      isModel: true,
      isRemote: true,
      operations,
      facts: {
        generate: pictureFacts,
        edit: pictureFacts,
        inpaint: pictureFacts,
        describe: wordFacts,
        enhancePrompt: wordFacts,
        enhanceStyle: wordFacts,
        transcribe: callFacts(speechModel),
        // Free, also at OpenAI.
        moderate: { priceMicros: 0, typicalMs: null },
      },
      takesSeed: false,
      tools: images ? generateTools : [],
      aspectRatios,
      pictures: {
        sizes: dialect.sizes === 'multiples-of-16' ? 'any' : dialect.sizes,
        formats: dialect.knowsFormat ? ['image/png'] : null,
        takesMask: operations.includes('inpaint'),
      },
      maxReferences: dialect.edits?.maxPictures ?? 0,
      progress: 'none',
      concurrency: config.server ? 1 : 8,
      timeoutMs,
      afterCrash: 'lost',
    },
    submit: async () => ({}),
    collect: (request, _ticket, { signal }) => guarded(signal, async () => collect(request, signal)),
    ...(words && {
      describe: (request, { signal }) => guarded(signal, () => words.describe(request, signal)),
      enhancePrompt: (request, { signal }) => guarded(signal, () => words.enhancePrompt(request, signal)),
      enhanceStyle: (request, { signal }) => guarded(signal, () => words.enhanceStyle(request, signal)),
    }),
    ...(speechModel && {
      transcribe: (request, { signal }) =>
        guarded(signal, () => transcribe({ client, model: speechModel }, request, signal)),
    }),
    ...(moderationModel && {
      moderate: (request, { signal }) =>
        guarded(signal, () => moderate({ client, model: moderationModel }, request, signal)),
    }),
    close: async () => {},
  };
}

/** What a chat model of OpenAI does with words and pictures. */
function createOpenAiWords(deps: { vendor: string; client: OpenAI; model: string }): WordCalls {
  const { vendor, client, model } = deps;
  return createWordCalls(vendor, async (question, signal) => {
    const answer = await client.chat.completions.create(
      // Models that reason first spend most of it on that.
      { model, messages: messagesOf(question), max_completion_tokens: 2_000 },
      { signal },
    );
    const choice = answer.choices?.[0];
    if (choice?.finish_reason === 'content_filter' || choice?.message?.refusal) return null;
    return choice?.message?.content ?? '';
  });
}

function messagesOf({ instructions, text, picture }: Question): OpenAI.ChatCompletionMessageParam[] {
  if (picture) {
    const url = `data:${picture.mimeType};base64,${Buffer.from(picture.bytes).toString('base64')}`;
    const parts = [
      { type: 'text' as const, text },
      { type: 'image_url' as const, image_url: { url } },
    ];
    return [{ role: 'user', content: parts }];
  }
  const message = { role: 'user' as const, content: text };
  return instructions === undefined ? [message] : [{ role: 'system', content: instructions }, message];
}

/** OpenAI's categories (omni-moderation, 2024-09) that breach the content policy; the others pass. */
const breaches: Record<string, PolicyBreach> = {
  sexual: 'sexual',
  'sexual/minors': 'sexual',
  hate: 'hate',
  'hate/threatening': 'hate',
  'harassment/threatening': 'hate',
  'violence/graphic': 'gore',
  'self-harm/intent': 'self-harm',
  'self-harm/instructions': 'self-harm',
  'illicit/violent': 'crime',
};

/** Returns the breaches of the content policy in a text, as OpenAI classifies it. */
async function moderate(
  { client, model }: { client: OpenAI; model: string },
  { text }: { readonly text: string },
  signal: AbortSignal,
): Promise<PolicyBreach[]> {
  const { results } = await client.moderations.create({ model, input: text }, { signal });
  const broken = Object.entries(results[0]?.categories ?? {}).flatMap(([name, isBroken]) => {
    const breach = breaches[name];
    return isBroken && breach ? [breach] : [];
  });
  return [...new Set(broken)];
}

/** The API reads a recording's type from its file extension. */
const endings: Record<AudioType, string> = {
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
};

/** Transcribes a recording. `language` is only a hint, as ISO 639-1. */
async function transcribe(
  { client, model }: { client: OpenAI; model: string },
  { bytes, mimeType, language }: TranscribeRequest,
  signal: AbortSignal,
): Promise<string> {
  const file = await toFile(bytes, `recording.${endings[mimeType]}`, { type: mimeType });
  const hint = /^[a-z]{2}(?=-|$)/i.exec(language ?? '')?.[0].toLowerCase();
  const { text } = await client.audio.transcriptions.create(
    // The only format that all of its models support.
    { file, model, response_format: 'json', ...(hint && { language: hint }) },
    { signal },
  );
  return (text ?? '').trim();
}
