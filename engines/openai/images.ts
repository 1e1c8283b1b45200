import type OpenAI from 'openai';
import { toFile } from 'openai';
import type { Effort } from '#contract/generation.ts';
import { promptLimits } from '#contract/limits.ts';
import type { EngineResult } from '../calls.ts';
import { EngineError } from '../engine.ts';
import type { EditRequest, GenerateRequest, InpaintRequest, SourcePicture } from '../picture-requests.ts';
import { withEngineErrors } from '../remote/as-engine-error.ts';
import { toTransparentWhereChanged } from '../remote/masks.ts';
import { toModelPrompt } from '../remote/model-prompt.ts';
import { atLeastOne, pictureOfBase64 } from '../remote/provider-picture.ts';
import { settleAll } from '../remote/settle-all.ts';
import type { ImageDialect } from './dialects.ts';
import { freeSizeFor } from './free-size.ts';
import { priceOfUsage } from './prices.ts';

export interface ImageCalls {
  generate(request: GenerateRequest, signal: AbortSignal): Promise<EngineResult>;
  edit(request: EditRequest | InpaintRequest, signal: AbortSignal): Promise<EngineResult>;
}

interface ImageDeps {
  vendor: string;
  client: OpenAI;
  model: string;
  dialect: ImageDialect;
  /** Downloads a picture that a response gives by address. */
  download(address: string, signal: AbortSignal): Promise<Uint8Array>;
}

const { maxCharacters } = promptLimits;

type Response = OpenAI.ImagesResponse & { _request_id?: string | null };

/** Creates the calls of OpenAI's image API, in the server's dialect. */
export function createImageCalls(deps: ImageDeps): ImageCalls {
  const { vendor, client, model, dialect } = deps;
  const { commands, maxPrompt } = dialect;
  const asWords = (prompt: string) => {
    const words = commands === null ? prompt : prompt.replace(commands, ' ');
    if (maxPrompt === null || words.length <= maxPrompt) return words;
    throw new EngineError('invalid_input', `${vendor} reads at most ${maxPrompt} characters with ${model}`);
  };
  const files = (pictures: readonly FileSource[]) => Promise.all(pictures.map(toUpload));

  async function edit(
    prompt: string,
    pictures: readonly FileSource[],
    options: { size: string; effort: Effort; mask?: Uint8Array; n?: number },
    signal: AbortSignal,
  ): Promise<EngineResult> {
    const { edits } = dialect;
    if (edits === null) throw new EngineError('invalid_input', `${vendor} cannot work on pictures`);
    const uploads = await files(pictures.slice(0, edits.maxPictures));
    const mask = options.mask && (await toFile(options.mask, 'mask.png', { type: 'image/png' }));
    const answer = await client.images.edit(
      {
        model,
        prompt,
        image: uploads,
        size: options.size as 'auto',
        ...(options.n !== undefined && { n: options.n }),
        ...(mask && { mask }),
        ...(dialect.knowsQuality && { quality: options.effort }),
        ...(edits.outputFormat && { output_format: edits.outputFormat }),
      },
      { signal },
    );
    return toResult(deps, answer, options.n ?? 1, signal);
  }

  return {
    async generate(request, signal) {
      const size = sizeFor(dialect, request);
      const prompt = asWords(toModelPrompt(request));
      if (request.references.length > 0 && dialect.edits !== null) {
        const { effort, count } = request.settings;
        return edit(prompt, request.references, { size, effort, n: count }, signal);
      }
      const generate = async (n: number) => {
        const answer = await client.images.generate(
          {
            model,
            prompt,
            n,
            size: size as 'auto',
            ...(dialect.knowsQuality && {
              quality: request.settings.effort,
              moderation: 'auto' as const,
            }),
            ...(dialect.knowsFormat && { output_format: 'png' as const }),
            ...(dialect.asksForBase64 && { response_format: 'b64_json' as const }),
          },
          { signal },
        );
        return toResult(deps, answer, n, signal);
      };
      const calls = shares(request.settings.count, dialect.maxCount).map((n) =>
        withEngineErrors(vendor, { signal }, () => generate(n)),
      );
      return joined(await settleAll(calls));
    },
    async edit(request, signal) {
      const { prompt, picture, settings } = request;
      const size = sizeFor(dialect, picture);
      const mask = request.operation === 'inpaint' ? await maskFor(dialect, request) : undefined;
      return edit(
        asWords(prompt),
        [picture],
        { size, effort: settings.effort, ...(mask && { mask }) },
        signal,
      );
    },
  };
}

/**
 * Returns the size to request, as `WxH`: the requested shape if any size is possible, else the listed one of
 * the nearest shape. The picture is cropped to the requested shape afterwards.
 */
function sizeFor({ sizes }: ImageDialect, size: { width: number; height: number }): string {
  if (sizes === 'multiples-of-16') return freeSizeFor(size).join('x');
  const shape = Math.log(size.width / size.height);
  const far = ([width, height]: readonly [number, number]) => Math.abs(Math.log(width / height) - shape);
  const [nearest] = [...sizes].sort((a, b) => far(a) - far(b));
  return nearest ? nearest.join('x') : 'auto';
}

type FileSource = Pick<SourcePicture, 'bytes' | 'mimeType'>;

/** Name and type are both needed: without them OpenAI responds with `unsupported_file_mimetype`. */
function toUpload({ bytes, mimeType }: FileSource, at: number) {
  const ending = mimeType === 'image/jpeg' ? 'jpg' : mimeType.slice('image/'.length);
  return toFile(bytes, `picture-${at}.${ending}`, { type: mimeType });
}

async function maskFor({ edits }: ImageDialect, { mask }: InpaintRequest): Promise<Uint8Array> {
  return edits?.mask === 'transparent' ? toTransparentWhereChanged(mask) : mask.bytes;
}

/** Splits a number of pictures into calls of limited size. */
function shares(count: number, most: number): number[] {
  return Array.from({ length: Math.ceil(count / most) }, (_, at) => Math.min(most, count - at * most));
}

/** Limits a response to the number of requested pictures: the rest is not downloaded. */
async function toResult(
  deps: ImageDeps,
  answer: Response,
  most: number,
  signal: AbortSignal,
): Promise<EngineResult> {
  const { vendor, model, download } = deps;
  const data = Array.isArray(answer?.data) ? answer.data.slice(0, most) : [];
  const spentMicros = priceOfUsage(model, answer?.usage);
  const pictures = await Promise.all(
    // Some servers respond with addresses whatever the request says.
    data.map(async ({ b64_json, url }) =>
      b64_json || !url ? pictureOfBase64(vendor, b64_json) : { unchecked: await download(url, signal) },
    ),
  );
  return {
    pictures: atLeastOne(vendor, pictures),
    warnings: [],
    enhancedPrompt: revisedIn(data[0]?.revised_prompt),
    ...(spentMicros !== null && { spentMicros }),
    ...(answer._request_id && { providerRequestId: answer._request_id }),
  };
}

/** The prompt as revised by the server, cut to the length limit of prompts. */
function revisedIn(revised: unknown): string | null {
  const text = typeof revised === 'string' ? revised.replace(/\p{Cc}+/gu, ' ').trim() : '';
  return text === '' ? null : [...text.slice(0, 2 * maxCharacters)].slice(0, maxCharacters).join('');
}

/** Combines the results of several calls into one. */
function joined(results: readonly [EngineResult, ...EngineResult[]]): EngineResult {
  const [first, ...others] = results;
  const spent = results.map(({ spentMicros }) => spentMicros);
  const total = spent.every((micros) => micros !== undefined)
    ? spent.reduce((sum, one) => sum + one, 0)
    : null;
  return {
    ...first,
    pictures: [first.pictures[0], ...first.pictures.slice(1), ...others.flatMap(({ pictures }) => pictures)],
    ...(total !== null && { spentMicros: total }),
  };
}
