import { readFile } from 'node:fs/promises';
import { isBlankPrompt } from '#contract/generation.ts';
import { assistTimeoutMs, promptLimits, voiceLimits } from '#contract/limits.ts';
import type { TranscribeRequest } from '#engines/words.ts';
import { AppError } from '#server/platform/app-error.ts';
import { readAudio } from '#server/platform/audio/audio.ts';
import { permittedEngines } from '../engines/engines.ts';
import { callEngines } from './call-engines.ts';
import type { AssistContext } from './context.ts';
import { runFreeAction } from './free-actions.ts';

interface Recording {
  path: string;
  language: string | undefined;
  userId: string;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/**
 * Transcribes a recording. Neither recording nor words are stored or logged. Throws
 * `transcription_unavailable` without a capable engine, `coins_not_accepted`, `unsupported_audio`,
 * `audio_unreadable`, `audio_too_long`, `free_action_limit_reached`, `no_speech_detected`, and
 * `transcription_failed`.
 */
export async function transcribe(context: AssistContext, recording: Recording): Promise<string> {
  const { path, language, userId, signal } = recording;
  const [first, ...others] = await permittedEngines(context.engines, 'transcribe', () =>
    context.mayCallPaid(userId),
  );
  if (!first) throw new AppError('transcription_unavailable');
  const work = { operation: 'transcribe', able: [first, ...others] } as const;
  const request: TranscribeRequest = { ...(await readRecording(path)), language: language ?? null };
  const timeoutMs = context.engineTimeoutMs ?? assistTimeoutMs;
  return runFreeAction(context.rateWindows, userId, async () => {
    let text: string;
    try {
      text = await callEngines(context, work, { signal, timeoutMs }, (engine, within) =>
        engine.transcribe(request, within),
      );
    } catch (cause) {
      throw new AppError('transcription_failed', { cause });
    }
    return readWords(text);
  });
}

async function readRecording(path: string): Promise<Pick<TranscribeRequest, 'bytes' | 'mimeType'>> {
  const bytes = await readFile(path);
  const audio = readAudio(bytes);
  if (audio === 'unsupported') throw new AppError('unsupported_audio');
  if (audio === 'unreadable') throw new AppError('audio_unreadable');
  if (audio.seconds > voiceLimits.maxSeconds + voiceLimits.marginSeconds)
    throw new AppError('audio_too_long');
  return { bytes, mimeType: audio.mimeType };
}

/** Cleans an engine's output for use in a prompt. */
function readWords(text: string): string {
  const words = text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim();
  if (isBlankPrompt(words)) throw new AppError('no_speech_detected');
  return [...words].slice(0, promptLimits.maxCharacters).join('');
}
