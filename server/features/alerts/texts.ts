import type { OperatorWarning } from '#contract/admin-overview.ts';
import type { EngineFault } from '#contract/engine-operations.ts';
import { loadByLanguage } from '#server/platform/by-language.ts';

export interface AlertTexts {
  /** With `{name}`. */
  greeting: string;
  /** A title and a line of each notice, with the values of its details. */
  notices: Record<OperatorWarning['code'], { title: string; line: string }>;
  faults: Record<EngineFault, string>;
  /** Before the title of what is over. */
  resolved: string;
  resolvedLine: string;
  test: { title: string; line: string };
  action: string;
  /** With `{site}`. */
  footer: string;
}

export const alertTexts = await loadByLanguage<AlertTexts>((language) => import(`./texts.${language}.ts`));
