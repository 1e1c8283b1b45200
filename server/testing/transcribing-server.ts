import { EngineError } from '#engines/engine.ts';
import { createScriptedEngine, type Hearing } from './scripted-engine.ts';
import { serveForTests } from './serve.ts';

/**
 * The server with an engine that hears in every recording what `HEARS` says, `{language}` in it being the hint, and fails where it says nothing.
 * Enhancing is the built-in engine's affair: it is not here.
 */
const transcribe: Hearing = async ({ language }) => {
  const heard = process.env.HEARS;
  if (heard === undefined) throw new EngineError('unavailable', 'deaf');
  return heard.replace('{language}', language ?? '');
};

await serveForTests(createScriptedEngine({ transcribe }));
