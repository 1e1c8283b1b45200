import { Worker } from 'node:worker_threads';
import { editStrength, largeRemovalShare } from '../../contract/edit-actions.ts';
import { retouchSignature } from '../../contract/images.ts';
import type { EngineContext, EngineResult, EngineWarning } from '../calls.ts';
import type { EngineCutOuts } from '../cut-outs.ts';
import type { EngineDesigns } from '../designs.ts';
import { type Engine, EngineError } from '../engine.ts';
import type { EditRequest, InpaintRequest, PictureRequest } from '../picture-requests.ts';
import { createPictureThread, TaskRefused } from '../picture-thread/picture-thread.ts';
import { chooseIcon } from './language/choose-icon.ts';
import { sentencesOf } from './language/sentences.ts';
import { type FindIcon, planEdits, understandEdit } from './language/understand-edit.ts';
import type { EditAction } from './plan.ts';
import type { AlphaGrid } from './subject/subject.ts';
import type { Retouched, RetouchTask } from './thread/protocol.ts';

/** What the engine uses of the design engine. Without it, nothing is cut out and no sticker is found. */
export interface RetouchParts {
  readonly cutOuts?: EngineCutOuts | undefined;
  readonly designs?: Pick<EngineDesigns, 'searchIcons'> | undefined;
}

/** The share of the progress that cutting out the subject is. */
const cutOutShare = 0.3;

/**
 * The built-in engine of edits: it reads an instruction as edits that it can compute, without a model, a key
 * or any request. The same request and seed give the same picture. Of a picture with a mask it returns the
 * part around the mask.
 */
export function createRetouch({ cutOuts, designs }: RetouchParts = {}): Engine {
  const thread = createPictureThread<RetouchTask, Retouched>(
    () => new Worker(new URL('./thread/worker.ts', import.meta.url)),
  );
  const findIcon: FindIcon = async (words, language) => {
    const found = designs ? await designs.searchIcons(words, language) : [];
    return chooseIcon(words, found);
  };

  async function collect(input: PictureRequest, context: EngineContext): Promise<EngineResult> {
    const request = editOf(input);
    const { signal, onProgress } = context;
    const mask = request.operation === 'inpaint' ? request.mask.bytes : null;
    const plan = await planEdits(request.prompt, { hasMask: mask !== null, findIcon });
    const { obstacles: reasons, largeRemoval } = sentencesOf(plan.language);
    signal.throwIfAborted();
    if (plan.actions.length === 0) {
      const why = plan.obstacles.map(({ obstacle }) => reasons[obstacle]).join(' ');
      throw new EngineError('invalid_input', why || reasons['not-understood']);
    }
    onProgress(0.02, 'reading');
    const looksForSubject = mask === null && plan.actions.some(needsSubject);
    const subject = looksForSubject ? await findSubject(cutOuts, request.picture.bytes, signal) : null;
    const begun = looksForSubject ? cutOutShare : 0.02;
    onProgress(begun, 'working');
    const { place, maskShare, ...made } = await thread.run(
      {
        bytes: request.picture.bytes,
        mask,
        actions: plan.actions,
        strength: request.settings.strength ?? editStrength.initial,
        seed: request.settings.seed,
        subject,
      },
      { signal, onProgress: (fraction) => onProgress(begun + fraction * (1 - begun), 'working') },
    );
    const isLarge = maskShare > largeRemovalShare && plan.actions.some(({ kind }) => kind === 'remove');
    const warnings: EngineWarning[] = [
      ...(isLarge ? [{ code: 'large_removal', message: largeRemoval }] : []),
      ...plan.obstacles.map(({ words, obstacle }) => ({
        code: 'edit_left_out',
        message: `${words}: ${reasons[obstacle]}`,
      })),
    ];
    const part = place && { part: place };
    return {
      pictures: [{ ...made, mimeType: 'image/png', recipe: null, ...part }],
      warnings,
      enhancedPrompt: null,
    };
  }

  return {
    capabilities: {
      id: 'retouch',
      name: 'Built-in editor',
      madeBy: retouchSignature,
      isModel: false,
      isRemote: false,
      operations: ['edit', 'inpaint'],
      facts: {
        edit: { priceMicros: 0, typicalMs: 800 },
        inpaint: { priceMicros: 0, typicalMs: 600 },
      },
      takesSeed: true,
      tools: [],
      aspectRatios: [],
      pictures: { sizes: 'any', formats: ['image/png'], takesMask: true },
      maxReferences: 0,
      progress: 'measured',
      concurrency: 1,
      timeoutMs: 180_000,
      afterCrash: 'restart',
    },
    understandEdit: (request) => understandEdit(request, findIcon),
    async submit() {
      return {};
    },
    async collect(request, _ticket, context) {
      try {
        return await collect(request, context);
      } catch (error) {
        if (context.signal.aborted) throw context.signal.reason;
        if (error instanceof EngineError) throw error;
        const kind = error instanceof TaskRefused ? 'invalid_input' : 'unavailable';
        throw new EngineError(kind, 'the built-in editor could not edit this picture', { cause: error });
      }
    },
    close: () => thread.close(),
  };
}

function editOf(request: PictureRequest): EditRequest | InpaintRequest {
  if (request.operation === 'edit' || request.operation === 'inpaint') return request;
  throw new EngineError('invalid_input', `this engine does not do ${request.operation}`);
}

/** Edits that keep people and things apart from what is behind them, or need to know where they are. */
const withSubject: ReadonlySet<EditAction['kind']> = new Set([
  'blur-background',
  'replace-background',
  'remove-background',
  'outline',
  'glow',
  'night',
  'sunset',
  'golden-hour',
  'rain',
  'snow',
  'sparks',
  'fog',
  'light-rays',
  'money',
  'confetti',
  'text',
  'sticker',
  'arrow',
  'circle',
  'crop',
  'zoom',
]);

const needsSubject = ({ kind, scope }: EditAction) => scope !== 'all' || withSubject.has(kind);

async function findSubject(
  cutOuts: EngineCutOuts | undefined,
  picture: Uint8Array,
  signal: AbortSignal,
): Promise<AlphaGrid | null> {
  const found = await cutOuts?.find(picture, { use: 'person', strokes: [] }, { signal });
  if (!found) return null;
  const { alpha, width, height, kind } = found;
  return { alpha, width, height, isPerson: kind === 'person' };
}
