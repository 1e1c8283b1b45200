import type { ModelMessage } from 'ai';
import { promptLimits } from '#contract/limits.ts';
import { EngineError } from '../engine.ts';
import {
  cleanAnswer,
  describeQuestion,
  enhanceInstruction,
  enhanceQuestion,
  enhanceStyleInstruction,
} from '../remote/chat-words.ts';
import type { DescribeRequest, EnhancedPrompt, EnhancedStyle, EnhanceRequest } from '../words.ts';
import { loadSdk, openProvider, type VendorAccess } from './call-vendor.ts';
import { toCarried } from './source-pictures.ts';
import { createVendorFetch } from './vendor-fetch.ts';

/** What a chat model does with words and pictures. */
export interface WordCalls {
  describe(request: DescribeRequest, signal: AbortSignal): Promise<string>;
  enhancePrompt(request: EnhanceRequest, signal: AbortSignal): Promise<EnhancedPrompt>;
  enhanceStyle(request: { readonly description: string }, signal: AbortSignal): Promise<EnhancedStyle>;
}

interface Question {
  readonly instructions?: string;
  readonly content: Extract<ModelMessage, { role: 'user' }>['content'];
}

/** Models that think first spend most of it on that. */
const maxOutputTokens = 4_000;

export function createWordCalls(deps: VendorAccess & { model: string }): WordCalls {
  const { vendor, model } = deps;

  async function ask({ instructions, content }: Question, signal: AbortSignal): Promise<string> {
    const { generateText } = await loadSdk();
    const { chat } = await openProvider(deps, model, createVendorFetch(deps, { use: 'chat', model }));
    if (!chat) throw new EngineError('invalid_input', `${vendor.name} has no words here`);
    const answer = await generateText({
      model: chat(model),
      ...(instructions !== undefined && { instructions }),
      messages: [{ role: 'user', content }],
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
    });
    if (answer.finishReason === 'content-filter') {
      throw new EngineError('refused', `${vendor.name} does not answer this`);
    }
    const text = cleanAnswer(answer.text);
    if (text === '') throw new EngineError('unavailable', `${vendor.name} answered without words`);
    return text;
  }

  return {
    async describe({ picture, language }, signal) {
      const { bytes, mimeType } = await toCarried(picture);
      const content = [
        { type: 'text', text: describeQuestion({ language }) },
        { type: 'file', data: bytes, mediaType: mimeType },
      ] as const;
      return ask({ content: [...content] }, signal);
    },
    async enhancePrompt(request, signal) {
      const question = { instructions: enhanceInstruction, content: enhanceQuestion(request) };
      // A prompt longer than the form's limit would be refused at the next generation.
      const prompt = [...(await ask(question, signal))].slice(0, promptLimits.maxCharacters).join('');
      return { prompt, changes: prompt === request.prompt ? [] : [{ kind: 'wording', words: prompt }] };
    },
    async enhanceStyle({ description }, signal) {
      const text = await ask({ instructions: enhanceStyleInstruction, content: description }, signal);
      return { description: text, added: text === description ? [] : [text] };
    },
  };
}
