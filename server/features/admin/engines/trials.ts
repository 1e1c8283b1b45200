import { type Engine, EngineError, type EngineOperation } from '#engines/engine.ts';
import { silentWav } from '#server/platform/audio/silence.ts';
import type { Engines } from '../../engines/engines.ts';
import { makePicture, type TrialAnswer } from './trial-picture.ts';

/** One way to test an engine: the cheapest call of its kind with a visible result. */
export interface Trial {
  operation: EngineOperation;
  run(
    engine: Engine,
    signal: AbortSignal,
    deps: { engines: Pick<Engines, 'changesFor'> },
  ): Promise<TrialAnswer>;
}

const prompt = 'A red hot-air balloon over green hills at sunrise';

const trials: readonly Trial[] = [
  { operation: 'generate', run: (...given) => makePicture(prompt, ...given) },
  {
    operation: 'enhancePrompt',
    async run(engine, signal) {
      if (!engine.enhancePrompt) throw missing('enhancePrompt');
      const request = { prompt, tool: 'Genesys 1.0', style: '', analysis: null } as const;
      const enhanced = await engine.enhancePrompt(request, { signal });
      return { picture: null, words: enhanced.prompt };
    },
  },
  {
    operation: 'transcribe',
    async run(engine, signal) {
      if (!engine.transcribe) throw missing('transcribe');
      const recording = { bytes: silentWav(1), mimeType: 'audio/wav', language: null } as const;
      return { picture: null, words: await engine.transcribe(recording, { signal }) };
    },
  },
  {
    operation: 'moderate',
    async run(engine, signal) {
      if (!engine.moderate) throw missing('moderate');
      const breaches = await engine.moderate({ text: prompt }, { signal });
      return { picture: null, words: breaches.join(', ') };
    },
  },
];

/** Returns how an engine can be tested; undefined if it cannot. */
export const trialOf = ({ capabilities }: Engine): Trial | undefined =>
  trials.find(({ operation }) => capabilities.operations.includes(operation));

function missing(operation: EngineOperation): EngineError {
  return new EngineError('misconfigured', `the engine says that it does ${operation}, and does not`);
}
