import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { leftPanelTexts } from './texts.ts';

interface LeftPanelProps {
  coins: ReactNode;
  children: ReactNode;
}

/** What pictures come from and what is done to all of one: the coins stay, the rest scrolls. */
export function LeftPanel({ coins, children }: LeftPanelProps) {
  const t = useTexts(leftPanelTexts);
  return (
    <aside
      aria-label={t('sources')}
      className="flex min-h-0 w-[300px] flex-none flex-col border-line border-r bg-panel min-[1920px]:w-[360px]"
    >
      {coins}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-6">{children}</div>
    </aside>
  );
}
