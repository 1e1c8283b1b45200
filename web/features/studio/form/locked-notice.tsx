import { Lock } from 'lucide-react';
import { plansPath } from '#contract/plans-path.ts';
import { type GenerateTool, tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { studioTexts } from '../texts.ts';

interface LockedNoticeProps {
  tool: GenerateTool;
  /** Tools of the user's plan. */
  alternatives: readonly GenerateTool[];
  onContinue: (tool: GenerateTool) => void;
}

/** Before the form of a tool outside the plan: says so, and what trying it is good for. */
export function LockedNotice({ tool, alternatives, onContinue }: LockedNoticeProps) {
  const t = useTexts(studioTexts);
  return (
    <section aria-labelledby="locked-tool" className="grid gap-1 border-edge border-l-2 pl-3">
      <h2 id="locked-tool" className="m-0 flex items-center gap-2 type-label">
        <Icon of={Lock} size="sm" />
        {t('lockedTitle', { tool: tools[tool].label })}
      </h2>
      <p className="m-0 text-muted type-meta">{t('lockedText')}</p>
      <div className="-ml-2 flex flex-wrap gap-1 pt-1">
        <SiteLink href={plansPath('thumbnails_v2')} className={buttonStyle({ variant: 'quiet', size: 'sm' })}>
          {t('seePlans')}
        </SiteLink>
        {alternatives.map((one) => (
          <Button key={one} variant="quiet" size="sm" onClick={() => onContinue(one)}>
            {t('continueIn', { tool: tools[one].label })}
          </Button>
        ))}
      </div>
    </section>
  );
}
