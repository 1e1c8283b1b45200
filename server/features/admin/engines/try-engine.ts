import type { EngineTestResult } from '#contract/admin-engines.ts';
import { engineLimits } from '#contract/limits.ts';
import { resolutions } from '#contract/resolutions.ts';
import { defaultThumbnailStyle, presetThumbnailStyles } from '#contract/styles.ts';
import { type Engine, EngineError, type EngineOperation, type EngineTicket } from '#engines/engine.ts';
import type { RequestOf } from '#engines/picture-requests.ts';
import type { Clock } from '#server/platform/clock.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { fitPicture } from '#server/platform/images/fitted.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import { asProvidersPicture, type Engines } from '../../engines/engines.ts';

export interface TrialDeps {
  engines: Pick<Engines, 'call' | 'newsFor'>;
  clock: Clock;
}

/** What an engine answers a test with. */
interface Answer {
  picture: { src: string; width: number; height: number } | null;
  words: string | null;
  spentMicros?: number;
  providerRequestId?: string;
}

/** One way to try an engine: the cheapest thing of its kind, with something to look at in the end. */
interface Trial {
  operation: EngineOperation;
  run(engine: Engine, signal: AbortSignal, deps: TrialDeps): Promise<Answer>;
}

const prompt = 'A red hot-air balloon over green hills at sunrise';
const sidePx = engineLimits.testPictureSidePx;

const trials: readonly Trial[] = [
  { operation: 'generate', run: makePicture },
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
      const recording = { bytes: silence(), mimeType: 'audio/wav', language: null } as const;
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

const trialOf = ({ capabilities }: Engine) =>
  trials.find(({ operation }) => capabilities.operations.includes(operation));

export function canBeTried(engine: Engine): boolean {
  return trialOf(engine) !== undefined;
}

/**
 * Has an engine do one small thing now, through everything that a user's call goes through: its turn, the ledger, what it
 * may cost. What goes wrong with the engine is part of the answer; throws for an engine that nothing can be asked of.
 */
export async function tryEngine(
  deps: TrialDeps,
  engine: Engine,
  given: { signal: AbortSignal; userId: string },
): Promise<EngineTestResult> {
  const trial = trialOf(engine);
  if (!trial) throw new AppError('engine_cannot_be_tested');
  const { operation } = trial;
  const price = engine.capabilities.facts?.[operation]?.priceMicros ?? null;
  const limitMs = Math.min(engine.capabilities.timeoutMs, engineLimits.testTimeoutMs);
  const timeout = AbortSignal.timeout(limitMs);
  const signal = AbortSignal.any([given.signal, timeout]);
  let startedAt = deps.clock.now();
  const passed = () => Math.max(0, deps.clock.now().getTime() - startedAt.getTime());
  const call = { engine, operation, userId: given.userId, signal, isTrial: true };
  try {
    const answer = await deps.engines.call(call, () => {
      // Its turn has come: what it waited for is not the engine's time.
      startedAt = deps.clock.now();
      return inTime(engine, { timeout, limitMs }, untilAborted(signal, trial.run(engine, signal, deps)));
    });
    return {
      outcome: 'done',
      operation,
      ms: passed(),
      spentMicros: answer.spentMicros ?? price,
      providerRequestId: answer.providerRequestId ?? null,
      picture: answer.picture,
      words: answer.words,
    };
  } catch (error) {
    const failure = timeout.aborted ? asTimedOut(engine, limitMs, error) : error;
    if (!(failure instanceof EngineError)) throw failure;
    return {
      outcome: 'failed',
      operation,
      ms: passed(),
      spentMicros: failure.mayHaveCost ? price : 0,
      providerRequestId: failure.providerRequestId,
      fault: failure.kind,
      message: failure.message,
    };
  }
}

/** Tells the end of the time apart, so that the ledger does, too. */
async function inTime<T>(
  engine: Engine,
  { timeout, limitMs }: { timeout: AbortSignal; limitMs: number },
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw timeout.aborted ? asTimedOut(engine, limitMs, error) : error;
  }
}

function asTimedOut({ capabilities }: Engine, limitMs: number, cause: unknown): EngineError {
  if (cause instanceof EngineError) return cause;
  return new EngineError('timed_out', `the engine did not answer within ${limitMs} ms`, {
    cause,
    mayHaveCost: capabilities.isRemote,
  });
}

async function makePicture(engine: Engine, signal: AbortSignal, deps: TrialDeps): Promise<Answer> {
  const request = toRequest(engine);
  const untilNews = deps.engines.newsFor(engine, signal);
  const context = { signal, onProgress: () => {}, ...(untilNews && { untilNews }) };
  let ticket: EngineTicket | null = null;
  const cancel = () => {
    // Nobody looks at the picture any more; that the provider could not be told is nobody's concern.
    if (ticket)
      void engine.cancel?.(request, ticket, { signal: AbortSignal.timeout(10_000) }).catch(() => {});
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    ticket = await engine.submit(request, context);
    const result = await engine.collect(request, ticket, context);
    return {
      picture: await toShow(result.pictures[0], request),
      words: null,
      ...(result.spentMicros !== undefined && { spentMicros: result.spentMicros }),
      ...(result.providerRequestId !== undefined && { providerRequestId: result.providerRequestId }),
    };
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

function toRequest({ capabilities }: Engine): RequestOf<'generate'> {
  const aspectRatio = capabilities.aspectRatios.includes('1:1')
    ? '1:1'
    : (capabilities.aspectRatios[0] ?? '16:9');
  const shape = resolutions[aspectRatio];
  const [style] = presetThumbnailStyles.filter(({ id }) => id === defaultThumbnailStyle);
  const tool = capabilities.tools.includes('Genesys 1.0')
    ? 'Genesys 1.0'
    : (capabilities.tools[0] ?? 'Genesys 1.0');
  const isThumbnail = tool === 'Thumbnail' || tool === 'ThumbnailsV2';
  return {
    operation: 'generate',
    tool,
    prompt,
    style: isThumbnail && style ? { id: style.id, name: style.styleName } : photographic,
    aspectRatio,
    width: Math.round((sidePx * shape.width) / Math.max(shape.width, shape.height)),
    height: Math.round((sidePx * shape.height) / Math.max(shape.width, shape.height)),
    // What is asked of a model that knows its price by quality is the cheapest.
    quality: 0,
    creativity: null,
    seed: 7,
    count: 1,
    references: [],
  };
}

const photographic = { id: 'Photographic', name: 'Photographic' } as const;

async function toShow(
  picture: Awaited<ReturnType<Engine['collect']>>['pictures'][0],
  { width, height }: { width: number; height: number },
): Promise<NonNullable<Answer['picture']>> {
  const bytes = 'unchecked' in picture ? picture.unchecked : picture.bytes;
  const fitted = await asProvidersPicture(() => fitPicture(bytes, { width, height, quality: 80 }));
  const src = `data:${fitted.mimeType};base64,${Buffer.from(fitted.bytes).toString('base64')}`;
  return { src, width: fitted.width, height: fitted.height };
}

const silentSeconds = 1;
const samplesPerSecond = 8_000;

/** A second in which nobody speaks: eight bits a sample, one channel. */
function silence(): Uint8Array {
  const samples = silentSeconds * samplesPerSecond;
  const wav = Buffer.alloc(44 + samples, 128);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + samples, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(samplesPerSecond, 24);
  wav.writeUInt32LE(samplesPerSecond, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples, 40);
  return wav;
}

function missing(operation: EngineOperation): EngineError {
  return new EngineError('misconfigured', `the engine says that it does ${operation}, and does not`);
}
