import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { pageTexts } from '../page/texts.ts';

/** What pictures come from and what is done to all of one. The place is kept until the content has loaded. */
export function LeftFrame({ children }: { children: ReactNode }) {
  const t = useTexts(pageTexts);
  return (
    <aside
      aria-label={t('tools')}
      className="flex min-h-0 w-[300px] flex-none flex-col border-line border-r bg-panel min-[1920px]:w-[360px] has-data-closed:w-12!"
    >
      {children}
    </aside>
  );
}
