import { styleNameKey } from '#contract/described-styles.ts';
import { trainedStyleLimits } from '#contract/limits.ts';
import type { PlanName } from '#contract/plans.ts';
import type { TrainingMode } from '#contract/trained-styles.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { UploadedFile } from '#server/platform/http/call-context.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import { type DownscaledPicture, readDownscaled } from '#server/platform/images/downscaled.ts';
import { isBlank, withoutRepeats } from '#server/platform/images/similarity.ts';
import { customThumbnailStyles, styleTrainingStarts } from '../schema.ts';
import { type StyleInTraining, withTraining } from '../thumbnail-style-store.ts';
import { checkAllowance } from './allowance.ts';
import { type TrainingContext, trainerId } from './deps.ts';
import { checkWords, inTurn, readAll, type StyleWords } from './names.ts';
import { findReplayed, hashRequest } from './replay.ts';
import { removeFiles, type StyleFiles, storeFiles } from './style-files.ts';
import { addTraining } from './training-kind.ts';

export interface SentTraining extends StyleWords {
  userId: string;
  mode: TrainingMode;
  files: readonly UploadedFile[];
  idempotencyKey: string | null;
  /** Aborted when the user goes away. */
  signal: AbortSignal;
}

/**
 * Makes a style and has its training begin; the same request again answers what it made first. All is checked before
 * anything is kept, and again when it is: two at once do not both take the last place.
 */
export async function startTraining(context: TrainingContext, sent: SentTraining): Promise<StyleInTraining> {
  const { userId, styleName, files } = sent;
  if (files.length < trainedStyleLimits.minPictures) throw new AppError('too_few_pictures');
  const start: Start = {
    ...sent,
    idempotencyKey: readIdempotencyKey(sent.idempotencyKey),
    requestHash: hashRequest(sent, files),
    plan: await context.planOf(userId),
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
    // Where it is not known whether the style was made, the files stay until that can be looked up.
    if (error instanceof AppError) await removeFiles(context, { userId, styleId });
    throw error;
  }
}

interface Start extends SentTraining {
  requestHash: string;
  /** Asked before: on the embedded database nobody else gets a turn inside a transaction. */
  plan: PlanName;
}

/** What this request has made before, or null where it may make something. */
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
  await inTurn(tx, userId);
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
      engine: trainerId(context),
      createdAt: now,
    })
    .returning();
  if (style === undefined) throw new Error('the style was not written');
  await tx
    .insert(styleTrainingStarts)
    .values({ userId, id: trainingId, styleId, requestHash, idempotencyKey, startedAt: now });
  return addTraining(context, tx, style);
}

/** What can be learnt from: no picture that shows nothing, and none twice. */
async function readPictures({ files, userId, signal }: SentTraining): Promise<DownscaledPicture[]> {
  const pictures: DownscaledPicture[] = [];
  // One after the other: thirty large ones at once would take the memory of thirty.
  for (const { path } of files) {
    pictures.push(await readDownscaled(path, { side: trainedStyleLimits.storedSide }, { userId, signal }));
  }
  const telling = pictures.filter(({ sample }) => !isBlank(sample));
  if (telling.length < trainedStyleLimits.minPictures) throw new AppError('training_pictures_blank');
  const different = withoutRepeats(telling);
  if (different.length < trainedStyleLimits.minPictures) throw new AppError('training_pictures_alike');
  return different;
}
