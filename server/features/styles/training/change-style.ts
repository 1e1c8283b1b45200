import { styleNameKey } from '#contract/described-styles.ts';
import { AppError } from '#server/platform/app-error.ts';
import { type StyleInTraining, updateStyle, withTraining } from '../thumbnail-style-store.ts';
import type { TrainingContext } from './deps.ts';
import { checkWords, lockStyleChanges, readAll, type StyleWords } from './names.ts';
import { publishStyle } from './training-kind.ts';

export type ChangedWords = { [Word in keyof StyleWords]?: string | undefined };

/**
 * Renames a trained style or changes its trigger word. Throws `not_found`, `style_name_taken`,
 * `trigger_word_taken`.
 */
export async function changeStyle(
  context: TrainingContext,
  userId: string,
  id: string,
  words: ChangedWords,
  signal: AbortSignal,
): Promise<StyleInTraining> {
  const texts = [words.styleName, words.triggerWord].filter((word) => word !== undefined);
  await context.contentPolicy.check(texts, signal);
  return context.database.inTransaction(async (tx) => {
    await lockStyleChanges(tx, userId);
    const styles = await readAll(tx, userId);
    const before = styles.find((style) => style.id === id);
    if (before === undefined) throw new AppError('not_found');
    const styleName = words.styleName ?? before.name;
    const triggerWord = words.triggerWord ?? before.triggerWord;
    checkWords(
      styles.filter((style) => style.id !== id),
      { styleName, triggerWord },
    );
    const style = await updateStyle(tx, before, {
      name: styleName,
      triggerWord,
      nameKey: styleNameKey(styleName),
      triggerKey: styleNameKey(triggerWord),
    });
    const changed = await withTraining(tx, style);
    await publishStyle(context, tx, changed);
    return changed;
  });
}
