import path from 'node:path';
import { CreateBucketCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../e2e/harness/server.ts';
import { type Ceph, keyId, secret, startCeph } from './ceph.ts';
import { type Client, createClient, formOf } from './client.ts';
import { has, makeFolder } from './programs.ts';

interface Picture {
  id: string;
  url: string;
  thumbnailUrl: string;
  variants: { url: string; width: number }[];
}

/** A store of objects that is neither Amazon's nor in JavaScript. */
describe("Ceph's S3 gateway", () => {
  const folder = makeFolder();
  const dataDir = path.join(folder.folder, 'data');
  const bucket = 'adventure-real';
  let ceph: Ceph;
  let s3: S3Client;
  let server: RunningServer;
  let client: Client;
  let images: Picture[];
  const env = () => ({
    S3_BUCKET: bucket,
    S3_ENDPOINT: ceph.endpoint,
    S3_REGION: 'default',
    S3_ACCESS_KEY_ID: keyId,
    S3_SECRET_ACCESS_KEY: secret,
  });

  beforeAll(async () => {
    if (!has('radosgw')) throw new Error('radosgw is not installed');
    ceph = await startCeph(folder.folder);
    s3 = new S3Client({
      endpoint: ceph.endpoint,
      region: 'default',
      forcePathStyle: true,
      credentials: { accessKeyId: keyId, secretAccessKey: secret },
    });
    await s3.send(new CreateBucketCommand({ Bucket: bucket }));
    server = await startServer({ dataDir, env: env() });
    client = createClient(server.origin);
    await client.signUp();
  });
  afterAll(async () => {
    await client?.close();
    await server?.stop();
    s3?.destroy();
    await ceph?.stop();
    folder.remove();
  });

  async function countObjects(): Promise<number> {
    let count = 0;
    for await (const page of paginateListObjectsV2({ client: s3 }, { Bucket: bucket })) {
      count += page.Contents?.length ?? 0;
    }
    return count;
  }
  async function bytesOf(address: string, headers: Record<string, string> = {}) {
    const response = await client.send(address, { headers });
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    };
  }
  const generate = (fields: Record<string, string>) =>
    client.json('/api/generate', { method: 'POST', body: formOf({ variant: 'Genesys 1.0', ...fields }) });
  const statusOf = (jobId: unknown) => client.json(`/api/status/${String(jobId)}`);
  const listImages = async () => {
    const { images } = await client.json('/api/user/user-images');
    return images as Picture[];
  };
  const post = (address: string, body: unknown) =>
    client.json(address, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });

  it('keeps the pictures of a job', async () => {
    const { jobId } = await generate({ prompt: 'A lighthouse in a storm', num_outputs: '2' });
    await expect.poll(() => statusOf(jobId)).toMatchObject({ status: 'completed' });
    images = await listImages();
    expect(images).toHaveLength(2);
    expect(await countObjects()).toBeGreaterThan(2);
  });

  it('delivers a picture whole, its smaller sizes, its head and its parts', async () => {
    const [{ url, thumbnailUrl, variants } = expect.fail('there is no picture')] = images;
    const whole = await bytesOf(url);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-length')).toBe(String(whole.body.length));
    expect((await sharp(whole.body).metadata()).width).toBeGreaterThan(1_000);
    for (const address of [thumbnailUrl, ...variants.map((variant) => variant.url)]) {
      expect((await bytesOf(address)).status, address).toBe(200);
    }
    const head = await client.send(url, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(whole.body.length));
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 100],
      ['bytes=100-', 100, undefined],
      ['bytes=-50', -50, undefined],
    ] as const) {
      const part = await bytesOf(url, { range });
      expect(part.status, range).toBe(206);
      expect(part.body.equals(whole.body.subarray(from, to)), range).toBe(true);
    }
    expect((await bytesOf(url, { range: 'bytes=99999999-' })).status).toBe(416);
  });

  it('goes on after downloads that are cut off', async () => {
    const [{ url } = expect.fail('there is no picture')] = images;
    for (let time = 0; time < 60; time += 1) {
      const leave = new AbortController();
      const { body } = await client.send(url, { signal: leave.signal });
      await body?.getReader().read();
      leave.abort();
    }
    expect((await bytesOf(url)).status).toBe(200);
  });

  it('takes a large upload and keeps its result', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 1_300, height: 1_200, channels: 3, background: '#808080', noise } as const;
    const upload = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer();
    const sourceImage = new Blob([new Uint8Array(upload)], { type: 'image/png' });
    const fields = { sourceImage, scaleFactor: '2', outputFormat: 'png' };
    const { jobId } = await client.json('/api/upscale', { method: 'POST', body: formOf(fields) });
    expect(jobId).toEqual(expect.any(String));
    const read = () => client.json(`/api/upscale/status/${String(jobId)}`);
    await expect.poll(read, { timeout: 150_000 }).toMatchObject({ status: 'succeeded' });
    const { upscaledImageUrl } = await read();
    const result = await bytesOf(String(upscaledImageUrl));
    expect((await sharp(result.body).metadata()).width).toBe(2_600);
  });

  it('puts pictures into a zip', async () => {
    const selection = { ids: images.map((image) => image.id) };
    const { url } = await post('/api/gallery/zips', { selection, format: 'original' });
    const zip = await bytesOf(String(url));
    expect([zip.status, zip.body.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });

  it('a job waits for a store that does not answer, and costs what it costs', async () => {
    const { coins } = await client.json('/api/user/coins');
    ceph.freeze(true);
    const { jobId } = await generate({ prompt: 'A volcano at night' });
    try {
      const isReady = async () => (await client.send('/api/ready')).status;
      await expect.poll(isReady).toBe(503);
    } finally {
      ceph.freeze(false);
    }
    const isOver = async () => ['completed', 'failed'].includes(String((await statusOf(jobId)).status));
    await expect.poll(isOver, { timeout: 120_000 }).toBe(true);
    const isCompleted = (await statusOf(jobId)).status === 'completed';
    const after = (await client.json('/api/user/coins')).coins;
    if (isCompleted) expect(after).toBeLessThan(Number(coins));
    else expect(after).toBe(coins);
  });

  it('has everything after a restart, and nothing after it is deleted for ever', async () => {
    await server.stop();
    server = await startServer({ dataDir, env: { ...env(), PORT: new URL(server.origin).port } });
    const kept = await listImages();
    expect(kept.map((image) => image.id)).toEqual(expect.arrayContaining(images.map((image) => image.id)));
    const [{ url } = expect.fail('there is no picture')] = kept;
    expect((await bytesOf(url)).status).toBe(200);
    const before = await countObjects();
    const selection = { ids: kept.map((image) => image.id) };
    for (const act of ['delete', 'purge']) {
      expect(await post(`/api/gallery/${act}`, { selection })).toMatchObject({ success: true });
    }
    // The queue removes the files after the answer.
    await expect.poll(async () => (await bytesOf(url)).status).toBe(404);
    await expect.poll(countObjects).toBeLessThan(before - kept.length);
  });

  it.each([
    { name: 'a bucket that does not exist', change: { S3_BUCKET: 'another-one' }, status: '404' },
    { name: 'a wrong secret', change: { S3_SECRET_ACCESS_KEY: 'x'.repeat(30) }, status: '403' },
  ])('a start with $name names the status', async ({ change, status }) => {
    const other = path.join(folder.folder, `data-${status}`);
    const started = startServer({ dataDir: other, env: { ...env(), ...change } });
    await expect(started).rejects.toThrow(new RegExp(`S3 bucket cannot be used: .*${status}`));
  });
});
