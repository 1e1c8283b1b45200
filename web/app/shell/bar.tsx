import { Bell } from 'lucide-react';
import { Suspense } from 'react';
import { offeredPlan } from '#contract/offered-plan.ts';
import { homePath, pathOf } from '#contract/routes.ts';
import {
  AccountMenu,
  AccountPanel,
  GuardedUser,
  useCoins,
  useSession,
} from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { CoinCount } from '#web/ui/coin-count.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { deferredPart, lazyPart } from '#web/ui/lazy-part.tsx';
import { Wordmark } from '#web/ui/mark.tsx';
import { useIsDesktop } from '#web/ui/media-query.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import { barStyle } from '../bar-style.ts';
import { MenuPanel } from '../menu-panel/menu-panel.tsx';
import { NotificationBell, TrainingIndicator } from '../pages.ts';
import { appTexts } from '../texts.ts';
import { helpPages, PageLink, workPages } from './page-links.tsx';

const PublicBar = lazyPart(async () => (await import('../public-bar/public-bar.tsx')).PublicBar);
const SignedInPanel = deferredPart(async () => (await import('./signed-in-panel.tsx')).SignedInPanel);

function fetchPanel(): void {
  SignedInPanel.preload();
  AccountPanel.preload();
}

/**
 * The bar: the app's for signed-in users, the public one for visitors; only the logo until the session is
 * known.
 */
export function Bar() {
  const { status, user } = useSession();
  const isDesktop = useIsDesktop();
  if (status === 'loading') return <UnknownBar />;
  if (user === null) {
    return (
      <Suspense fallback={<UnknownBar />}>
        <PublicBar visitor="signedOut" />
      </Suspense>
    );
  }
  return <GuardedUser value={user}>{isDesktop ? <DesktopBar /> : <SmallBar />}</GuardedUser>;
}

function HomeLink({ size }: { size: 'sm' | 'md' }) {
  return (
    // Not marked as current: the page's own link in the bar is.
    <SiteLink href={homePath} aria-current={false} className="flex h-11 rounded-badge text-text no-underline">
      <Wordmark size={size} />
    </SiteLink>
  );
}

function UnknownBar() {
  return (
    <header className={`${barStyle} flex px-5`}>
      <Wordmark />
    </header>
  );
}

function DesktopBar() {
  const t = useTexts(appTexts);
  return (
    <header className={`${barStyle} flex px-5`}>
      <HomeLink size="md" />
      <nav aria-label={t('mainMenu')} className="ml-5 flex gap-0.5">
        {workPages.map(({ name }) => (
          <PageLink key={name} name={name} />
        ))}
      </nav>
      <span className="flex-1" />
      <nav aria-label={t('moreMenu')} className="flex items-center gap-0.5">
        {helpPages.map((name) => (
          <PageLink key={name} name={name} />
        ))}
        <UpgradeLink />
      </nav>
      <span className="mx-2 h-4 w-px flex-none bg-line" />
      <TrainingIndicatorSlot />
      <BellSlot />
      <AccountMenu />
    </header>
  );
}

/** Shows where the bell is until its code has loaded, after what the page shows first. */
function BellSlot() {
  const isSettled = useSettled();
  return (
    <span className="inline-grid size-10 flex-none touch:size-11">
      {isSettled ? (
        <NotificationBell />
      ) : (
        <span aria-hidden="true" className="m-auto text-muted">
          <Icon of={Bell} />
        </span>
      )}
    </span>
  );
}

/** For everybody who can move to a larger plan. */
function UpgradeLink() {
  const t = useTexts(appTexts);
  const { user } = useSession();
  if (user === null || offeredPlan(user.planType) === null) return null;
  return (
    <SiteLink href={pathOf('pricing')} className={`${buttonStyle({ variant: 'line' })} ml-2`}>
      {t('upgrade')}
    </SiteLink>
  );
}

function SmallBar() {
  const t = useTexts(appTexts);
  const coins = useCoins();
  return (
    <header className={`${barStyle} flex pr-2 pl-1`}>
      <MenuPanel label={t('menu')} closeLabel={t('closeMenu')} preload={fetchPanel}>
        {(close) => <SignedInPanel onGo={close} />}
      </MenuPanel>
      <HomeLink size="sm" />
      <span className="flex-1" />
      <TrainingIndicatorSlot />
      {coins !== null && coins > 0 && <CoinCount coins={coins} className="px-2" />}
      <BellSlot />
    </header>
  );
}

/** Few users have a style in training. */
const trainingDelayMs = 4_000;

/** The bar's training indicator. Loads separately, so that nothing waits for it. */
function TrainingIndicatorSlot() {
  return useSettled(trainingDelayMs) ? <TrainingIndicator /> : null;
}
