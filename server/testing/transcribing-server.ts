import { EngineError } from '#engines/engine.ts';
import { createScriptedEngine, type TranscribeScript } from './scripted-engine.ts';
import { serveForTests } from './serve.ts';

/**
 * A server whose engine transcribes every recording as `HEARS`, with `{language}` replaced by the hint, and
 * fails if that is unset. It does not enhance prompts: the built-in engine does.
 */
const transcribe: TranscribeScript = async ({ language }) => {
  const transcript = process.env.HEARS;
  if (transcript === undefined) throw new EngineError('unavailable', 'HEARS is not set');
  return transcript.replace('{language}', language ?? '');
};

await serveForTests(createScriptedEngine({ transcribe }));
