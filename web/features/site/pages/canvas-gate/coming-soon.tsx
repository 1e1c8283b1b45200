import { Link } from 'react-router';
import { type PlanName, plans } from '#contract/plans.ts';
import { homePath, pathOf } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { canvasGateTexts } from './texts.ts';

/** For plans that include the editor: it is coming, with a link to the gallery. */
export function ComingSoon({ plan }: { plan: PlanName }) {
  const t = useTexts(canvasGateTexts);
  return (
    <div className="mx-auto grid w-full max-w-[1280px] gap-4 px-4 pt-8 pb-16 md:px-10 md:pt-12">
      <h1 className="type-display max-w-[820px]">{t('notHereTitle')}</h1>
      <p className="type-prompt max-w-[680px] text-pretty text-muted">{t('notHereLine')}</p>
      <p>
        <Badge>{t('yourPlan', { plan: plans[plan].label })}</Badge>
      </p>
      <div className="flex flex-wrap gap-2 pt-2">
        <Link to={pathOf('gallery')} className={buttonStyle({ variant: 'main', size: 'lg' })}>
          {t('gallery')}
        </Link>
        <Link to={homePath} className={buttonStyle({ size: 'lg' })}>
          {t('studio')}
        </Link>
      </div>
    </div>
  );
}
