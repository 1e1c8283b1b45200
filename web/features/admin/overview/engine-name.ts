import type { AdminOverview } from '#contract/admin-overview.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { enginesTexts } from '../engines/texts.ts';
import { engineName } from '../engines/words.ts';

type Engine = Pick<AdminOverview['engines'][number], 'id' | 'name' | 'isRemote'>;

/** Returns what names an engine of the overview, alike wherever it stands. */
export function useOverviewEngineName(): (engine: Engine) => string {
  const words = useTexts(enginesTexts);
  return ({ id, name, isRemote }) => engineName(words, { id, kindId: isRemote ? id : null, vendor: name });
}
