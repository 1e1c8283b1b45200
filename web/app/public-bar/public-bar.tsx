import type { Language } from '#contract/languages.ts';
import { pathOf } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { chooseLanguage } from '#web/i18n/choose-language.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Wordmark } from '#web/ui/mark.tsx';
import { useIsSignUpClosed } from '#web/ui/sign-up-closed.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { barLinkStyle, barStyle } from '../bar-style.ts';
import { MenuPanel } from '../menu-panel/menu-panel.tsx';
import { publicLinks } from './entries.ts';
import { ExploreMenu } from './explore-menu.tsx';
import { PublicPanel } from './public-panel.tsx';
import { publicBarTexts } from './texts.ts';
import type { Visitor } from './visitor.ts';

export interface PublicBarProps {
  visitor: Visitor;
  /** For pages with an address per language; otherwise the texts change in place. */
  onLanguage?: (language: Language) => void;
}

function switchLanguage(language: Language): void {
  // If the texts fail to load, the page keeps its language.
  chooseLanguage(language).catch(() => undefined);
}

/**
 * The bar for visitors: Explore and public pages left, login and sign-up right. The HTML contains both sizes
 * and CSS chooses, so that it works before any script. It fetches nothing: the parent passes the session's
 * state.
 */
export function PublicBar({ visitor, onLanguage = switchLanguage }: PublicBarProps) {
  const t = useTexts(publicBarTexts);
  const usesCoins = useUsesCoins();
  return (
    <header className="bg-panel">
      <div className={`${barStyle} hidden px-5 lg:flex`}>
        <HomeLink size="md" />
        <nav aria-label={t('mainMenu')} className="ml-5 flex gap-0.5">
          <ExploreMenu onLanguage={onLanguage} />
          {publicLinks(usesCoins).map(({ text, href }) => (
            <SiteLink key={text} href={href} className={barLinkStyle}>
              {t(text)}
            </SiteLink>
          ))}
        </nav>
        <span className="flex-1" />
        {visitor === 'signedOut' && (
          <SiteLink href={pathOf('login')} className={barLinkStyle}>
            {t('login')}
          </SiteLink>
        )}
        <SignInLinks visitor={visitor} />
      </div>
      <div className={`${barStyle} flex pr-4 pl-1 lg:hidden`}>
        <MenuPanel label={t('menu')} closeLabel={t('closeMenu')}>
          {(close) => <PublicPanel visitor={visitor} onLanguage={onLanguage} onGo={close} />}
        </MenuPanel>
        <HomeLink size="sm" />
        <span className="flex-1" />
        <SignInLinks visitor={visitor} />
      </div>
    </header>
  );
}

function HomeLink({ size }: { size: 'sm' | 'md' }) {
  const t = useTexts(publicBarTexts);
  return (
    <SiteLink
      href={pathOf('landing')}
      aria-label={t('home')}
      className="flex h-11 rounded-badge text-text no-underline"
    >
      <Wordmark size={size} />
    </SiteLink>
  );
}

/**
 * "Try It Free" for visitors; "Launch App" for signed-in users, and where nothing has a price or nobody can
 * sign up.
 */
function SignInLinks({ visitor }: { visitor: Visitor }) {
  const t = useTexts(publicBarTexts);
  const usesCoins = useUsesCoins();
  const isClosed = useIsSignUpClosed();
  if (visitor === 'loading') return null;
  const isIn = visitor === 'signedIn';
  return (
    <SiteLink
      href={pathOf(isIn ? 'studio' : isClosed ? 'login' : 'signup')}
      className={buttonStyle({ variant: 'main' })}
    >
      {t(isIn || !usesCoins || isClosed ? 'launchApp' : 'tryItFree')}
    </SiteLink>
  );
}
