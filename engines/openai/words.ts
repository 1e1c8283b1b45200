import type OpenAI from 'openai';
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

/** What a chat model does with words and pictures. */
export interface WordCalls {
  describe(request: DescribeRequest, signal: AbortSignal): Promise<string>;
  enhancePrompt(request: EnhanceRequest, signal: AbortSignal): Promise<EnhancedPrompt>;
  enhanceStyle(request: { readonly description: string }, signal: AbortSignal): Promise<EnhancedStyle>;
}

type Message = OpenAI.ChatCompletionMessageParam;

export function createWordCalls(deps: { vendor: string; client: OpenAI; model: string }): WordCalls {
  const { vendor, client, model } = deps;

  async function ask(messages: Message[], signal: AbortSignal): Promise<string> {
    const answer = await client.chat.completions.create(
      // Models that reason first spend most of it on that.
      { model, messages, max_completion_tokens: 2_000 },
      { signal },
    );
    const choice = answer.choices?.[0];
    if (choice?.finish_reason === 'content_filter' || choice?.message?.refusal) {
      throw new EngineError('refused', `${vendor} does not answer this`);
    }
    const text = cleanAnswer(choice?.message?.content ?? '');
    if (text === '') throw new EngineError('unavailable', `${vendor} answered without words`);
    return text;
  }

  return {
    describe({ picture, language }, signal) {
      const url = `data:${picture.mimeType};base64,${Buffer.from(picture.bytes).toString('base64')}`;
      const text = describeQuestion({ language });
      return ask(
        [
          {
            role: 'user',
            content: [
              { type: 'text', text },
              { type: 'image_url', image_url: { url } },
            ],
          },
        ],
        signal,
      );
    },
    async enhancePrompt(request, signal) {
      const text = await ask(
        [
          { role: 'system', content: enhanceInstruction },
          { role: 'user', content: enhanceQuestion(request) },
        ],
        signal,
      );
      // A prompt longer than the form's limit would be refused at the next generation.
      const prompt = [...text].slice(0, promptLimits.maxCharacters).join('');
      return { prompt, changes: prompt === request.prompt ? [] : [{ kind: 'wording', words: prompt }] };
    },
    async enhanceStyle({ description }, signal) {
      const text = await ask(
        [
          { role: 'system', content: enhanceStyleInstruction },
          { role: 'user', content: description },
        ],
        signal,
      );
      return { description: text, added: text === description ? [] : [text] };
    },
  };
}
