import { once } from 'node:events';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { megabyte } from '#contract/bytes.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { uploadLimits } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';
import type { UploadedFile } from './call-context.ts';
import { discardRest } from './discard-rest.ts';
import { UploadPace } from './upload-pace.ts';
import { receiveFile, removeFiles } from './uploads.ts';

/** Limits of a form's text parts, above every field of the contract. In bytes where not counts. */
const formLimits = {
  fields: 100,
  fieldBytes: 256 * 1024,
  fieldNameBytes: 200,
  textBytes: megabyte,
} as const;

export interface ReceivedForm {
  /** A list if a name came more than once. */
  fields: Record<string, string | string[]>;
  files: Record<string, UploadedFile[]>;
  /** Removes the received files. */
  dispose(): Promise<void>;
}

/** Where received files are stored for the handler. */
export interface UploadSlot {
  folder: string;
  /**
   * Called at the first byte of a form's file; throws if too many uploads are in progress. Call the result
   * when the files are gone. `pace` lets the place be taken from a sender that is too slow.
   */
  enter(pace: UploadPace): Promise<() => void>;
}

/** Limits of all files together, and of each. */
export interface UploadBytes {
  maxUploadBytes?: number | undefined;
  maxFileBytes?: number | undefined;
}

/** Where the files of a form go. */
interface FileTarget {
  enter(): Promise<() => void>;
  folder: string;
  maxFileBytes: number;
}

/** Which parts may carry files, and how many of each. */
export type AcceptedFiles = Readonly<Record<string, { max: number; tooMany?: ErrorCode }>>;

/**
 * Receives a form as a stream: files go to the folder, only text fields to memory. At the first exceeded
 * limit, or when the sender is too slow, it stops reading, removes its files, and throws.
 */
export async function readMultipart(
  request: Request,
  accepted: AcceptedFiles,
  place: UploadSlot,
  limits: UploadBytes = {},
): Promise<ReceivedForm> {
  const { maxUploadBytes = Number.POSITIVE_INFINITY, maxFileBytes = uploadLimits.maxBytes } = limits;
  const maxFiles = Object.values(accepted).reduce((sum, { max }) => sum + max, 0);
  const maxBytes = Math.min(maxUploadBytes, maxFiles * maxFileBytes) + formLimits.textBytes;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxFiles, maxBytes);
  const pace = new UploadPace();
  const intake = new FormIntake(accepted, {
    enter: () => place.enter(pace),
    folder: place.folder,
    maxFileBytes,
  });
  // A form that is refused is answered now, not when its sender goes on.
  intake.failed.catch((error: unknown) => pace.cut(error));
  const parser = openParser(request, { maxFiles, maxFileBytes });
  intake.attach(parser);
  try {
    await feed(request.body, parser, { maxBytes, maxFiles, pace }, intake);
    return await intake.finish();
  } catch (error) {
    parser.destroy();
    await intake.abort(error);
    await discardRest(request.body);
    throw error;
  }
}

function openParser(
  request: Request,
  { maxFiles, maxFileBytes }: { maxFiles: number; maxFileBytes: number },
): BusboyInstance {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new AppError('unsupported_media_type', {
      message: 'Send this request as a form (multipart/form-data).',
    });
  }
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        fields: formLimits.fields,
        fieldSize: formLimits.fieldBytes,
        fieldNameSize: formLimits.fieldNameBytes,
        // One more than allowed: the part counter gives the better error.
        files: maxFiles + 1,
        fileSize: maxFileBytes,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
    });
  } catch (cause) {
    throw damaged(cause);
  }
}

/** Feeds the body to the parser no faster than its files are written. */
async function feed(
  body: ReadableStream<Uint8Array> | null,
  parser: BusboyInstance,
  { maxBytes, maxFiles, pace }: { maxBytes: number; maxFiles: number; pace: UploadPace },
  intake: FormIntake,
): Promise<void> {
  const next = async () => reader && pace.read(reader);
  let bytes = 0;
  const finished = Promise.withResolvers<void>();
  parser.once('finish', () => finished.resolve());
  const reader = body?.getReader();
  try {
    for (let chunk = await next(); chunk !== undefined; chunk = await next()) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw tooLarge(maxFiles, maxBytes);
      if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), intake.failed]);
      intake.throwIfFailed();
    }
  } finally {
    // Released and not cancelled: the server still has to answer on the same connection.
    reader?.releaseLock();
  }
  parser.end();
  await Promise.race([finished.promise, intake.failed]);
}

/** The received parts of a form, and its first error. */
class FormIntake {
  readonly #accepted: AcceptedFiles;
  readonly #target: FileTarget;
  readonly #fields: Record<string, string | string[]> = Object.create(null);
  readonly #streams: BusboyFileStream[] = [];
  readonly #writing: Promise<UploadedFile>[] = [];
  readonly #counts = new Map<string, number>();
  readonly #failure = Promise.withResolvers<never>();
  #error: unknown;
  #entering: Promise<() => void> | undefined;

  constructor(accepted: AcceptedFiles, target: FileTarget) {
    this.#accepted = accepted;
    this.#target = target;
    this.#failure.promise.catch(() => undefined);
  }

  /** Rejects with the first error; never resolves. */
  get failed(): Promise<never> {
    return this.#failure.promise;
  }

  throwIfFailed(): void {
    if (this.#error !== undefined) throw this.#error;
  }

  attach(parser: BusboyInstance): void {
    parser.on('error', (error) => this.#fail(damaged(error)));
    parser.on('filesLimit', () => this.#fail(new AppError('too_many_files')));
    parser.on('fieldsLimit', () =>
      this.#fail(new AppError('payload_too_large', { message: 'The form has too many fields.' })),
    );
    parser.on('field', (name, value, _nameTruncated, truncated) => this.#field(name, value, truncated));
    parser.on('file', (name, stream, filename) => this.#file(name, stream, filename));
  }

  async finish(): Promise<ReceivedForm> {
    const received = await Promise.all(this.#writing);
    this.throwIfFailed();
    const files: Record<string, UploadedFile[]> = Object.create(null);
    for (const field of Object.keys(this.#accepted)) files[field] = [];
    const empty: UploadedFile[] = [];
    for (const file of received) {
      // Browsers send an empty, nameless part for an empty file input.
      if (file.bytes === 0 && file.filename === '') empty.push(file);
      else files[file.field]?.push(file);
    }
    await removeFiles(empty);
    return { fields: this.#fields, files, dispose: () => this.#remove(received) };
  }

  /** Waits for pending writes and removes the files. */
  async abort(error: unknown): Promise<void> {
    // An incomplete file's stream never ends by itself.
    const reason = error instanceof Error ? error : new Error(String(error));
    for (const stream of this.#streams) stream.destroy(reason);
    const settled = await Promise.allSettled(this.#writing);
    await this.#remove(settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
  }

  async #remove(files: readonly UploadedFile[]): Promise<void> {
    try {
      await removeFiles(files);
    } finally {
      const leave = await this.#entering?.catch(() => undefined);
      leave?.();
    }
  }

  #fail(error: unknown): void {
    this.#error ??= error;
    this.#failure.reject(error);
  }

  #field(name: string, value: string, truncated: boolean): void {
    if (truncated) {
      this.#fail(new AppError('payload_too_large', { message: `The field ${name} is too long.` }));
      return;
    }
    const before = this.#fields[name];
    this.#fields[name] = before === undefined ? value : [before, value].flat();
  }

  #file(sent: string, stream: BusboyFileStream, filename: string | undefined): void {
    // Many clients mark a list like this.
    const name = sent.replace(/\[\]$/, '');
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    const accepted = Object.hasOwn(this.#accepted, name) ? this.#accepted[name] : undefined;
    if (accepted === undefined || count > accepted.max) {
      stream.on('error', () => undefined);
      stream.resume();
      this.#fail(
        accepted
          ? new AppError(accepted.tooMany ?? 'too_many_files', {
              fields: { [name]: `Send at most ${accepted.max} here.` },
            })
          : new AppError('validation_failed', { fields: { [name]: 'No file is accepted here.' } }),
      );
      return;
    }
    stream.once('limit', () => {
      const error = new AppError('payload_too_large', {
        fields: { [name]: `This file is larger than ${this.#target.maxFileBytes / megabyte} MB.` },
      });
      this.#fail(error);
      stream.destroy(error);
    });
    const target = {
      enter: () => (this.#entering ??= this.#target.enter()),
      folder: this.#target.folder,
      field: name,
      filename: (filename ?? '').slice(0, 255),
    };
    const writing = receiveFile(stream, target);
    writing.catch((error: unknown) => this.#fail(error));
    this.#streams.push(stream);
    this.#writing.push(writing);
  }
}

function damaged(cause: unknown): AppError {
  return new AppError('validation_failed', {
    message: 'The form arrived damaged or incomplete. Send it again.',
    cause,
  });
}

/** For a single file the default sentence is enough. */
function tooLarge(maxFiles: number, maxBytes: number): AppError {
  const megabytes = Math.floor(maxBytes / megabyte);
  return maxFiles < 2
    ? new AppError('payload_too_large')
    : new AppError('payload_too_large', {
        message: `The files are too large together. Send at most ${megabytes} MB.`,
      });
}
