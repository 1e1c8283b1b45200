import { Bell, GraduationCap, Mail, MessagesSquare, Rocket } from 'lucide-react';
import { offeredPlan } from '#contract/offered-plan.ts';
import { pathOf } from '#contract/routes.ts';
import { AccountPanel, useUser } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { rowStyle } from '#web/ui/row-style.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { appTexts } from '../texts.ts';
import { PageRow, workPages } from './page-links.tsx';

/** The content of the menu panel for signed-in users: the account with the bar's pages in between. */
export function SignedInPanel({ onGo }: { onGo: () => void }) {
  const t = useTexts(appTexts);
  const hasUpgrade = offeredPlan(useUser().planType) !== null;
  return (
    <AccountPanel onGo={onGo}>
      {hasUpgrade && (
        <SiteLink
          href={pathOf('pricing')}
          onClick={onGo}
          className={`${buttonStyle({ variant: 'main', block: true })} mb-2`}
        >
          {t('upgrade')}
        </SiteLink>
      )}
      <nav aria-label={t('mainMenu')}>
        {workPages.map((page) => (
          <PageRow key={page.name} {...page} onGo={onGo} />
        ))}
        <PageRow name="notifications" icon={Bell} onGo={onGo} />
        {hasUpgrade && (
          <SiteLink href={pathOf('pricing')} onClick={onGo} className={`${rowStyle} text-text hover:bg-over`}>
            <Icon of={Rocket} className="text-faint" />
            {t('upgrade')}
          </SiteLink>
        )}
        <PageRow name="community" icon={MessagesSquare} onGo={onGo} />
        <PageRow name="tutorial" icon={GraduationCap} onGo={onGo} />
        <PageRow name="contact" icon={Mail} onGo={onGo} />
      </nav>
    </AccountPanel>
  );
}
