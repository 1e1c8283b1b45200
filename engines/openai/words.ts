import type OpenAI from 'openai';
import { createWordCalls, type Question, type WordCalls } from '../remote/chat-words.ts';

/** What a chat model of OpenAI does with words and pictures. */
export function createOpenAiWords(deps: { vendor: string; client: OpenAI; model: string }): WordCalls {
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
  const asked = { role: 'user' as const, content: text };
  return instructions === undefined ? [asked] : [{ role: 'system', content: instructions }, asked];
}
