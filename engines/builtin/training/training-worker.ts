/** The training thread: measures the given pictures one after another, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { combineLooks } from './combine-looks.ts';
import { describeProfile } from './describe-profile.ts';
import { type Look, lookSide, measureLook } from './measure-look.ts';
import type { TrainingMessage, TrainingTask } from './training-protocol.ts';

sharp.cache(false);

async function measure(picture: Uint8Array): Promise<Look> {
  const small = await sharp(picture)
    .resize({ width: lookSide, height: lookSide, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return measureLook(
    { rgba: small.data, width: small.info.width, height: small.info.height },
    { values: grey.data, width: grey.info.width, height: grey.info.height },
  );
}

const post = (message: TrainingMessage) => parentPort?.postMessage(message);

try {
  const { pictures, mode } = workerData as TrainingTask;
  const looks: Look[] = [];
  for (const picture of pictures) {
    looks.push(await measure(picture));
    post({ kind: 'progress', measured: looks.length });
  }
  const profile = combineLooks(looks, mode);
  post({ kind: 'done', profile, description: describeProfile(profile) });
} catch (error) {
  post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}
