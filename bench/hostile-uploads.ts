/**
 * What hostile uploads cost an honest user: `node server/main.ts` as it is, on the embedded database. An
 * honest press with a reference is timed until its job has ended, alone, beside 24 connections of 8 accounts
 * that send one byte in 5 seconds, and beside 12 accounts that have pictures of 64 megapixels decoded without
 * a pause.
 *
 *     npm run bench -- hostile-uploads
 */
import { randomUUID } from 'node:crypto';
import { type ClientRequest, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { type Client, type EventStream, signUp } from './harness/client.ts';
import { makeDataFolder } from './harness/data-folder.ts';
import { startMain } from './harness/main-server.ts';
import { photoOf } from './harness/photo.ts';
import { residentMegabytes } from './harness/resident-memory.ts';
import { median, report } from './measure.ts';

const presses = 5;
const slowAccounts = 8;
const connectionsPerAccount = 3;
const byteEveryMs = 5_000;
const heavyAccounts = 12;

const folder = makeDataFolder();
const server = await startMain(folder.path);
const photo = await photoOf(1);
let largest = 0;
const memory = setInterval(() => {
  largest = Math.max(largest, residentMegabytes(server.pid));
}, 100);

interface Honest {
  client: Client;
  stream: EventStream;
}

async function openHonest(): Promise<Honest> {
  const client = await signUp(server.origin);
  return { client, stream: await client.openEvents() };
}

/** Returns the milliseconds from a press with a reference to the end of its job. */
async function press({ client, stream }: Honest): Promise<number> {
  const startedAt = performance.now();
  const { jobId } = await client.generate({ variant: 'Genesys 1.0' }, photo);
  const { job } = await stream.ended(jobId);
  if (job.status !== 'completed') throw new Error(`a job ended as ${job.status}: ${job.error?.message}`);
  return performance.now() - startedAt;
}

async function pressSeveral(honest: Honest): Promise<number[]> {
  const times: number[] = [];
  for (let time = 0; time < presses; time += 1) times.push(await press(honest));
  return times;
}

/** Begins a form with a file from an address of its own. Its end is the caller's business. */
function beginUpload(user: Client, { path, from, bytes }: { path: string; from: string; bytes: number }) {
  const boundary = randomUUID();
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const tail = `\r\n--${boundary}--\r\n`;
  const sent = request(new URL(path, server.origin), {
    method: 'POST',
    localAddress: from,
    agent: false,
    headers: {
      cookie: user.cookie,
      origin: server.origin,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + bytes + tail.length,
    },
  });
  sent.on('error', () => {});
  sent.write(head);
  return { sent, tail };
}

const statusOf = (sent: ClientRequest) =>
  new Promise<number>((resolve) => {
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('close', () => resolve(0));
  });

const analyze = '/api/analyze-image';

/** Keeps a connection that sends one byte every few seconds, and opens it again when it is cut. */
async function sendSlowly(user: Client, from: string, isOver: AbortSignal): Promise<void> {
  while (!isOver.aborted) {
    const { sent } = beginUpload(user, { path: analyze, from, bytes: 10_000_000 });
    const timer = setInterval(() => sent.write('a'), byteEveryMs);
    const stop = () => sent.destroy();
    isOver.addEventListener('abort', stop);
    await statusOf(sent);
    sent.destroy();
    clearInterval(timer);
    isOver.removeEventListener('abort', stop);
    await wait(100);
  }
}

const answers = new Map<number, number>();

/** Has a heavy picture decoded again and again. */
async function sendHeavy(user: Client, from: string, picture: Buffer, isOver: AbortSignal): Promise<void> {
  while (!isOver.aborted) {
    const { sent, tail } = beginUpload(user, { path: analyze, from, bytes: picture.length });
    const status = statusOf(sent);
    sent.write(picture);
    sent.end(tail);
    const answer = await status;
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    if (answer !== 200) await wait(500);
  }
}

try {
  const attackers = [];
  for (let one = 0; one < heavyAccounts; one += 1) attackers.push(await signUp(server.origin));
  const honest = [await openHonest(), await openHonest(), await openHonest(), await openHonest()] as const;
  await press(honest[0]);
  const alone = await pressSeveral(honest[1]);

  const slowOver = new AbortController();
  const slow = attackers
    .slice(0, slowAccounts)
    .flatMap((user, at) =>
      Array.from({ length: connectionsPerAccount }, () =>
        sendSlowly(user, `127.0.0.${2 + (at % 2)}`, slowOver.signal),
      ),
    );
  await wait(3_000);
  const besideSlow = await pressSeveral(honest[2]);
  slowOver.abort();
  await Promise.all(slow);

  const create = { width: 8_000, height: 8_000, channels: 3, background: '#808080' } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 2 } as const;
  const tile = await sharp({ create: { ...create, width: 200, height: 200, noise } })
    .png()
    .toBuffer();
  const heavy = await sharp({ create })
    .composite([{ input: tile }])
    .png()
    .toBuffer();
  const before = largest;
  const heavyOver = new AbortController();
  const sending = attackers.map((user, at) =>
    sendHeavy(user, `127.0.0.${2 + (at % 2)}`, heavy, heavyOver.signal),
  );
  await wait(3_000);
  const besideHeavy = await pressSeveral(honest[3]);
  heavyOver.abort();
  await Promise.all(sending);

  const own = median(alone);
  report(
    'Hostile uploads',
    [
      { name: 'an honest press alone', value: own, unit: 'ms' },
      {
        name: 'more beside 24 slow senders',
        value: median(besideSlow) - own,
        unit: 'ms',
        bound: { atMost: 1_000 },
      },
      {
        name: 'more beside 12 senders of 64 megapixels',
        value: median(besideHeavy) - own,
        unit: 'ms',
        bound: { atMost: 2_000 },
      },
      { name: 'largest resident memory before them', value: before, unit: 'MB' },
      { name: 'largest resident memory', value: largest, unit: 'MB', bound: { atMost: 900 } },
    ],
    [
      `Medians of ${presses} presses. A picture of 64 megapixels has ${heavy.length} bytes; answers to the heavy senders: ${[...answers].map(([status, count]) => `${count} × ${status}`).join(', ')}.`,
    ],
  );
} finally {
  clearInterval(memory);
  await server.stop();
  folder.remove();
}
