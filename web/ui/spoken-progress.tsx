import { useRef } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { uiTexts } from './ui-texts.ts';

/** Says progress at the start, at 50 % and at the end, not at every step. */
export function SpokenProgress({ what, percent }: { what: string; percent: number | null }) {
  const t = useTexts(uiTexts);
  const mark = percent === null || percent < 50 ? 0 : percent < 100 ? 50 : 100;
  const said = useRef(mark);
  said.current = Math.max(said.current, mark);
  return (
    <span role="status" className="sr-only">
      {what}, {t('percentDone', { percent: said.current })}
    </span>
  );
}
