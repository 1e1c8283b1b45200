import { Link } from 'react-router';
import { homePath, routes } from '#contract/routes.ts';
import { AccountMenu, GuardedUser, useCoins, useSession } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { CoinCount } from '#web/ui/coin-count.tsx';
import { Wordmark } from '#web/ui/mark.tsx';
import { useIsDesktop } from '#web/ui/media-query.ts';
import { appTexts } from '../texts.ts';
import { MenuPanel } from './menu-panel.tsx';
import { PageLink, pageLinks } from './page-links.tsx';

/** The bar, 63 px with its hairline: pages at the left, the account at the right; a menu on small screens. */
export function Bar() {
  return useIsDesktop() ? <DesktopBar /> : <SmallBar />;
}

const barStyle = 'flex h-(--size-navbar) items-center gap-1 border-line border-b bg-panel';

function HomeLink({ size }: { size: 'sm' | 'md' }) {
  return (
    <Link to={homePath} className="flex rounded-badge text-text no-underline">
      <Wordmark size={size} />
    </Link>
  );
}

function LoginLink() {
  const t = useTexts(appTexts);
  const { status } = useSession();
  // While it is not known who is here, a link that then goes away would only flicker.
  if (status === 'loading') return null;
  return (
    <Link to={routes.login.path} className={buttonStyle({ variant: 'main' })}>
      {t('login')}
    </Link>
  );
}

function DesktopBar() {
  const t = useTexts(appTexts);
  const { user } = useSession();
  return (
    <header className={`${barStyle} px-5`}>
      <HomeLink size="md" />
      {user !== null && (
        <nav aria-label={t('mainMenu')} className="ml-5 flex gap-0.5">
          {pageLinks.map((page) => (
            <PageLink key={page.to} page={page} />
          ))}
        </nav>
      )}
      <span className="flex-1" />
      {user === null ? (
        <LoginLink />
      ) : (
        <GuardedUser value={user}>
          <AccountMenu />
        </GuardedUser>
      )}
    </header>
  );
}

function SmallBar() {
  const coins = useCoins();
  const { user } = useSession();
  return (
    <header className={`${barStyle} pr-4 pl-1`}>
      {user !== null && (
        <GuardedUser value={user}>
          <MenuPanel />
        </GuardedUser>
      )}
      <HomeLink size="sm" />
      <span className="flex-1" />
      {user === null && <LoginLink />}
      {coins !== null && coins > 0 && <CoinCount coins={coins} />}
    </header>
  );
}
