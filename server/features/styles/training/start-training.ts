import { styleNameKey } from '#contract/described-styles.ts';
import { trainedStyleLimits } from '#contract/limits.ts';
import type { PlanName } from '#contract/plans.ts';
import type { TrainingMode } from '#contract/trained-styles.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { UploadedFile } from '#server/platform/http/call-context.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import { type DownscaledPicture, readDownscaled } from '#server/platform/images/downscaled.ts';
import { isBlank, withoutDuplicates } from '#server/platform/images/similarity.ts';
import { customThumbnailStyles, styleTrainingStarts } from '../schema.ts';
import { type StyleInTraining, withTraining } from '../thumbnail-style-store.ts';
import { checkAllowance } from './allowance.ts';
import { type TrainingContext, trainerId } from './deps.ts';
import { checkWords, lockStyleChanges, readAll, type StyleWords } from './names.ts';
import { findReplayed, hashRequest } from './replay.ts';
import { removeFiles, type StyleFiles, storeFiles } from './style-files.ts';
import { addTraining } from './training-kind.ts';

export interface SentTraining extends StyleWords {
  userId: string;
  mode: TrainingMode;
  files: readonly UploadedFile[];
  idempotencyKey: string | null;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/**
 * Creates a style and starts its training; repeating the request returns the first result. Checks everything
 * before anything is stored, and again when storing: two at once cannot both take the last place.
 */
export async function startTraining(context: TrainingContext, sent: SentTraining): Promise<StyleInTraining> {
  const { userId, styleName, files } = sent;
  if (files.length < trainedStyleLimits.minPictures) throw new AppError('too_few_pictures');
  const start: Start = {
    ...sent,
    idempotencyKey: readIdempotencyKey(sent.idempotencyKey),
    requestHash: hashRequest(sent, files),
    plan: await context.planOf(userId),
    engine: await trainerId(context, userId),
  };
  await context.contentPolicy.check([styleName, sent.triggerWord], sent.signal);
  const replayed = await context.database.inTransaction((tx) => admit(context, tx, start));
  if (replayed) return replayed;

  const pictures = await readPictures(sent);
  const styleId = context.newId();
  const stored = await storeFiles(context, { userId, styleId }, pictures);
  try {
    const made = await context.database.inTransaction((tx) =>
      insertStyle(context, tx, start, styleId, stored),
    );
    if (made.style.id !== styleId) await removeFiles(context, { userId, styleId });
    return made;
  } catch (error) {
    // If it is unknown whether the style was created, the files stay until the check.
    if (error instanceof AppError) await removeFiles(context, { userId, styleId });
    throw error;
  }
}

interface Start extends SentTraining {
  requestHash: string;
  /** Read before, like the engine: the embedded database runs no other query inside a transaction. */
  plan: PlanName;
  engine: string;
}

/** Returns what this request has created before, or null if it may create something. */
async function admit(context: TrainingContext, tx: Tx, start: Start): Promise<StyleInTraining | null> {
  const styles = await readAll(tx, start.userId);
  const replayed = await findReplayed(tx, styles, start);
  if (replayed) return withTraining(tx, replayed);
  const { plan } = start;
  await checkAllowance(tx, start.userId, { plan, styles: styles.length, now: context.clock.now() });
  checkWords(styles, start);
  return null;
}

async function insertStyle(
  context: TrainingContext,
  tx: Tx,
  start: Start,
  styleId: string,
  stored: StyleFiles,
): Promise<StyleInTraining> {
  const { userId, styleName, triggerWord, mode, requestHash, idempotencyKey } = start;
  await lockStyleChanges(tx, userId);
  const replayed = await admit(context, tx, start);
  if (replayed) return replayed;
  const now = context.clock.now();
  const trainingId = context.newId();
  const [style] = await tx
    .insert(customThumbnailStyles)
    .values({
      userId,
      id: styleId,
      name: styleName,
      triggerWord,
      nameKey: styleNameKey(styleName),
      triggerKey: styleNameKey(triggerWord),
      mode,
      ...stored,
      trainingId,
      engine: start.engine,
      createdAt: now,
    })
    .returning();
  if (style === undefined) throw new Error('the style was not written');
  await tx
    .insert(styleTrainingStarts)
    .values({ userId, id: trainingId, styleId, requestHash, idempotencyKey, startedAt: now });
  return addTraining(context, tx, style);
}

/** Reads the pictures, without blank ones and duplicates. */
async function readPictures({ files, userId, signal }: SentTraining): Promise<DownscaledPicture[]> {
  const pictures: DownscaledPicture[] = [];
  // One after another: thirty large ones at once would take the memory of thirty.
  for (const { path } of files) {
    pictures.push(await readDownscaled(path, { side: trainedStyleLimits.storedSide }, { userId, signal }));
  }
  const usable = pictures.filter(({ sample }) => !isBlank(sample));
  if (usable.length < trainedStyleLimits.minPictures) throw new AppError('training_pictures_blank');
  const different = withoutDuplicates(usable);
  if (different.length < trainedStyleLimits.minPictures) throw new AppError('training_pictures_identical');
  return different;
}
