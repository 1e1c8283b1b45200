import { Link } from 'react-router';
import { AccountMenu, homePath, useCoins } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
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

function DesktopBar() {
  const t = useTexts(appTexts);
  return (
    <header className={`${barStyle} px-5`}>
      <HomeLink size="md" />
      <nav aria-label={t('mainMenu')} className="ml-5 flex gap-0.5">
        {pageLinks.map((page) => (
          <PageLink key={page.to} page={page} />
        ))}
      </nav>
      <span className="flex-1" />
      <AccountMenu />
    </header>
  );
}

function SmallBar() {
  const coins = useCoins();
  return (
    <header className={`${barStyle} pr-4 pl-1`}>
      <MenuPanel />
      <HomeLink size="sm" />
      <span className="flex-1" />
      {coins !== null && coins > 0 && <CoinCount coins={coins} />}
    </header>
  );
}
