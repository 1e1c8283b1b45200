import type OpenAI from 'openai';
import { toFile } from 'openai';
import type { AudioType } from '#contract/speech.ts';
import type { TranscribeRequest } from '../words.ts';

/** The API reads a recording's type from its file extension. */
const endings: Record<AudioType, string> = {
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
};

/** Transcribes a recording. `language` is only a hint, as ISO 639-1. */
export async function transcribe(
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
