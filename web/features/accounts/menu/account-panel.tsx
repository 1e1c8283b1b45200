import { CreditCard, Keyboard, LogOut, type LucideIcon, Newspaper, ShieldCheck, UserPen } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { normalisePlan, plans } from '#contract/plans.ts';
import { endSessionPath, pathOf, type RouteName } from '#contract/routes.ts';
import { useConnection } from '#web/api/events/connection-store.ts';
import { isNews, newestUpdate, seenUntil } from '#web/features/updates/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { KeyCap } from '#web/ui/key-cap.tsx';
import { openShortcuts } from '#web/ui/open-shortcuts.ts';
import { rowStyle } from '#web/ui/row-style.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useUser } from '../session/guarded-user.ts';
import { clearUserData } from '../session/sign-out.ts';
import { sessionTexts } from '../session/texts.ts';
import { ChoiceRows } from './choice-rows.tsx';
import { ProfileBlock } from './profile-block.tsx';
import { menuTexts } from './texts.ts';

interface AccountPanelProps {
  /** Called when an entry was chosen; the owner closes the panel. */
  onGo: () => void;
  children?: ReactNode;
}

const group = 'border-line border-t p-2';

/**
 * The account's entries: profile, coins, plan, theme, language, logout. On small screens the page links are
 * between them; on large ones the panel opens under the avatar.
 */
export function AccountPanel({ onGo, children }: AccountPanelProps) {
  const t = useTexts(menuTexts);
  const user = useUser();
  const signOut = useSignOut();
  const hasNews = isNews(newestUpdate, seenUntil(user));
  return (
    <>
      <ProfileBlock onGo={onGo} />
      <nav aria-label={t('account')} className={group}>
        <Entry to="profile" icon={UserPen} onGo={onGo}>
          {t('editProfile')}
        </Entry>
        {user.usesCoins && (
          <Entry to="pricing" icon={CreditCard} onGo={onGo}>
            <span className="flex-1">{t('subscription')}</span>
            <PlanBadge />
          </Entry>
        )}
        {user.isAdmin && (
          <Entry to="admin" icon={ShieldCheck} onGo={onGo}>
            {t('adminPanel')}
          </Entry>
        )}
      </nav>
      {children !== undefined && <div className={group}>{children}</div>}
      <div className={group}>
        <Entry to="updates" icon={Newspaper} onGo={onGo}>
          <span className="flex-1">{t('updates')}</span>
          {hasNews && (
            <>
              <span
                aria-hidden="true"
                className="size-[7px] rounded-full bg-accent-text forced-colors:bg-[Highlight]"
              />
              <span className="sr-only"> {t('newUpdates')}</span>
            </>
          )}
        </Entry>
        <ChoiceRows />
        <button
          type="button"
          onClick={() => {
            onGo();
            openShortcuts();
          }}
          className={`${rowStyle} border-0 bg-transparent text-text hover:bg-over`}
        >
          <Icon of={Keyboard} className="text-faint" />
          <span className="flex-1">{t('shortcuts')}</span>
          <KeyCap>?</KeyCap>
        </button>
      </div>
      <div className={group}>
        <a href={endSessionPath} onClick={signOut} className={`${rowStyle} text-text hover:bg-over`}>
          <Icon of={LogOut} className="text-faint" />
          {t('logout')}
        </a>
      </div>
    </>
  );
}

interface EntryProps {
  to: RouteName;
  icon: LucideIcon;
  onGo: () => void;
  children: ReactNode;
}

function Entry({ to, icon, onGo, children }: EntryProps) {
  return (
    <SiteLink href={pathOf(to)} onClick={onGo} className={`${rowStyle} text-text hover:bg-over`}>
      <Icon of={icon} className="text-faint" />
      {children}
    </SiteLink>
  );
}

/** "Pro Plan", for paying users. */
function PlanBadge() {
  const t = useTexts(menuTexts);
  const { isPremium, planType } = useUser();
  if (!isPremium) return null;
  return <Badge tone="brand">{t('plan', { plan: capitalised(plans[normalisePlan(planType)].label) })}</Badge>;
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}

/**
 * Handles the sign-out link: clears the user's local data, then lets the browser navigate to the server. If
 * the server is unreachable, says so and changes nothing.
 */
function useSignOut() {
  const t = useTexts(sessionTexts);
  const { isLost, isOffline } = useConnection();
  return (event: MouseEvent) => {
    if (isLost || isOffline) {
      event.preventDefault();
      showToast({ id: 'logout', tone: 'error', title: t('logoutError') });
      return;
    }
    try {
      clearUserData();
    } catch {
      // Storage is blocked: there is nothing to clear.
    }
  };
}
