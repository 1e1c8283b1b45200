import * as z from 'zod';
import { defineCall } from './call.ts';
import { languageTagSchema } from './language-tag.ts';

/** The kinds of recording that are taken, as they are recognised by their first bytes. */
export const audioTypes = ['audio/mp4', 'audio/mpeg', 'audio/wav', 'audio/webm', 'audio/ogg'] as const;
export type AudioType = (typeof audioTypes)[number];

export const speechToText = defineCall({
  method: 'post',
  path: '/api/speech/speech-to-text',
  summary:
    'Write down what is said in a recording of at most 30 seconds. Free, and the recording is not kept',
  form: z.object({
    /** What is spoken, as a tag such as `pt` or `pt-BR`; left out, the engine finds out by itself. */
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
    /** The longest recording that is taken, in seconds. */
    maxSeconds: z.number(),
  }),
});
