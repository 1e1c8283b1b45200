import * as z from 'zod';
import { defineCall } from './call.ts';
import { languageTagSchema } from './language-tag.ts';
import { voiceLimits } from './limits.ts';

/** Accepted audio types, recognised by their first bytes. */
export const audioTypes = ['audio/mp4', 'audio/mpeg', 'audio/wav', 'audio/webm', 'audio/ogg'] as const;
export type AudioType = (typeof audioTypes)[number];

export const speechToText = defineCall({
  method: 'post',
  path: '/api/speech/speech-to-text',
  summary: `Transcribe a recording of at most ${voiceLimits.maxSeconds} seconds. Free; the recording is not stored`,
  form: z.object({
    /** The spoken language, such as `pt` or `pt-BR`; without it, the engine detects it. */
    language: languageTagSchema.optional(),
  }),
  files: { audio: { max: 1 } },
  response: z.object({ success: z.literal(true), transcribedText: z.string() }),
});

export const speechAbility = defineCall({
  method: 'get',
  path: '/api/speech',
  summary: 'Whether this server can transcribe recordings',
  response: z.object({
    success: z.literal(true),
    canTranscribe: z.boolean(),
    /** Longest accepted recording in seconds. */
    maxSeconds: z.number(),
  }),
});
