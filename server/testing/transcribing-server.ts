import { EngineError } from '#engines/engine.ts';
import { createScriptedEngine, type TranscribeScript } from './scripted-engine.ts';
import { serveForTests } from './serve.ts';

/**
 * A server whose engine hears `HEARS` in every recording, with `{language}` as the hint, and fails if that is
 * empty. It does not enhance: the built-in engine does.
 */
const transcribe: TranscribeScript = async ({ language }) => {
  const heard = process.env.HEARS;
  if (heard === undefined) throw new EngineError('unavailable', 'deaf');
  return heard.replace('{language}', language ?? '');
};

await serveForTests(createScriptedEngine({ transcribe }));
