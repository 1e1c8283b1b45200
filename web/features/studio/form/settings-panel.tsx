import { type ReactNode, Suspense, useEffect } from 'react';
import type { User } from '#contract/session.ts';
import { type StudioTool, studioTools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { Draft, DraftFields } from '../draft/draft.ts';
import { studioTexts } from '../texts.ts';
import { CoinBalance } from './coin-balance.tsx';
import { preloadToolForm } from './tool-forms.tsx';
import { ToolSelector } from './tool-selector.tsx';
import { useIsLow } from './use-is-docked.ts';

const QuickChoices = lazyPart(async () => (await import('./quick-choices.tsx')).QuickChoices);

/** By then the first visit has loaded what it shows. */
export const settleMs = 4_000;

interface SettingsPanelProps {
  user: User;
  coins: number;
  tool: StudioTool;
  draft: Draft;
  onChooseTool: (tool: StudioTool) => void;
  onChange: (fields: DraftFields) => void;
  /** The tool's form. */
  form: ReactNode;
  /** Prompt and price, below the form. */
  composer: ReactNode;
}

/** The settings of a picture: tool, its form, prompt. The form scrolls between balance and composer. */
export function SettingsPanel(props: SettingsPanelProps) {
  const { user, coins, tool, draft, onChooseTool, onChange, form, composer } = props;
  const t = useTexts(studioTexts);
  const isLow = useIsLow();
  // Prefetch after the first paint, so that other tools' settings appear at once.
  useEffect(() => {
    const timer = setTimeout(() => studioTools.forEach(preloadToolForm), settleMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section aria-label={t('settings')} className="flex min-h-0 flex-col bg-panel lg:border-line lg:border-r">
      {user.usesCoins && <CoinBalance user={user} coins={coins} tool={tool} />}
      {isLow && (
        <div className="order-first min-h-[46px] px-3 pt-1.5 touch:min-h-[50px] md:px-6">
          <Suspense>
            <QuickChoices plan={user.planType} {...{ tool, draft, onChooseTool, onChange }} />
          </Suspense>
        </div>
      )}
      <div className="grid min-h-0 flex-1 auto-rows-max content-start gap-[18px] px-4 pt-3 docked:pb-[calc(var(--dock-height,230px)+16px)] low:pb-4 md:px-6 md:pt-4 lg:overflow-y-auto lg:px-5 lg:pb-4">
        <ToolSelector plan={user.planType} tool={tool} onChoose={onChooseTool} onNear={preloadToolForm} />
        {form}
      </div>
      {composer}
    </section>
  );
}
