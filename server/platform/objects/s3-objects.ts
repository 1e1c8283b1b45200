import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { checkPrefix, checkPut, contentTypeOf } from './object-keys.ts';
import { type ObjectBody, ObjectExistsError, type ObjectStore, type S3Options } from './object-store.ts';

/** S3 deletes at most this many objects in one call. */
const deleteBatch = 1000;

/** Opens a bucket of Amazon's or of a compatible store. Does not create the bucket. */
export function openS3Objects(options: S3Options): ObjectStore {
  const { bucket } = options;
  const client = createClient(options);
  const send = ((command: Parameters<typeof client.send>[0]) =>
    client.send(command).catch(nameStatus)) as typeof client.send;
  /** Whether the store supports conditional writes. Without them, never reusing a key has to be enough. */
  let hasConditions = true;
  const head: ObjectStore['head'] = async (key) => {
    const contentType = contentTypeOf(key);
    const found = await send(new HeadObjectCommand({ Bucket: bucket, Key: key })).catch(nullWhenMissing);
    return found && { bytes: found.ContentLength ?? 0, contentType };
  };

  return {
    kind: 's3',
    async put(key, body, { contentType }) {
      checkPut(key, contentType);
      const write = async () => {
        const { content, bytes } = await toContent(body);
        const IfNoneMatch = hasConditions ? { IfNoneMatch: '*' } : {};
        const object = {
          Bucket: bucket,
          Key: key,
          Body: content,
          ContentLength: bytes,
          ContentType: contentType,
        };
        await send(new PutObjectCommand({ ...object, ...IfNoneMatch })).catch(async (error: unknown) => {
          if (statusOf(error) !== 412) throw error;
          // The store reports only the length: the same length is taken for a repeated write.
          if ((await head(key))?.bytes !== bytes) throw new ObjectExistsError(key);
        });
      };
      try {
        await write();
      } catch (error) {
        if (statusOf(error) !== 501 || !hasConditions) throw error;
        hasConditions = false;
        if ('stream' in body) throw error;
        await write();
      }
    },
    async get(key, range) {
      const contentType = contentTypeOf(key);
      const found = await send(
        new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        }),
      ).catch(nullWhenMissing);
      if (!(found?.Body instanceof Readable)) return null;
      const whole = found.ContentRange?.match(/\/(\d+)$/)?.[1];
      return { stream: found.Body, bytes: Number(whole ?? found.ContentLength ?? 0), contentType };
    },
    head,
    exists: async (key) => (await head(key)) !== null,
    async delete(keys) {
      for (let from = 0; from < keys.length; from += deleteBatch) {
        const Objects = keys.slice(from, from + deleteBatch).map((Key) => ({ Key }));
        for (const { Key } of Objects) contentTypeOf(Key);
        const answer = await send(
          new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        );
        const [failed] = answer.Errors ?? [];
        if (failed) throw new Error(`S3 could not delete ${failed.Key}: ${failed.Code} ${failed.Message}`);
      }
    },
    async list(prefix) {
      checkPrefix(prefix);
      const keys: string[] = [];
      let token: string | undefined;
      do {
        const page = await send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
        );
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) keys.push(Key);
        token = page.NextContinuationToken;
      } while (token !== undefined);
      return keys.sort();
    },
    async ping() {
      await send(new HeadBucketCommand({ Bucket: bucket }));
    },
    close: () => client.destroy(),
  };
}

function createClient({ endpoint, region, credentials }: S3Options): S3Client {
  return new S3Client({
    region,
    // Other stores use one host; few of them support the newer checksums.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials !== null && { credentials }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
  });
}

async function toContent(body: ObjectBody): Promise<{ content: Uint8Array | Readable; bytes: number }> {
  if (body instanceof Uint8Array) return { content: body, bytes: body.byteLength };
  if ('stream' in body) return { content: body.stream, bytes: body.bytes };
  const { size } = await stat(body.path);
  return { content: createReadStream(body.path), bytes: size };
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

function nullWhenMissing(error: unknown): null {
  if (statusOf(error) === 404) return null;
  throw error;
}

const meanings: Readonly<Record<number, string>> = {
  301: 'the bucket is in another region',
  400: 'the region or a key is wrong',
  401: 'the keys are wrong',
  403: 'the keys are wrong, or may not use this bucket',
  404: 'there is no such bucket',
};

/**
 * Names the status where the store says nothing else: the answer to HEAD has no body, and Ceph's errors have
 * no message. Otherwise the error says "UnknownError".
 */
function nameStatus(error: unknown): never {
  const status = statusOf(error);
  if (!(error instanceof S3ServiceException) || status === undefined) throw error;
  if (error.message !== '' && error.message !== 'UnknownError') throw error;
  const meaning = meanings[status];
  error.message = `It answered HTTP ${status}${meaning ? `: ${meaning}` : ''}.`;
  throw error;
}
