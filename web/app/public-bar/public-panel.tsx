import type { Language } from '#contract/languages.ts';
import { pathOf } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { LanguageRow } from '#web/ui/language-row.tsx';
import { rowStyle } from '#web/ui/row-style.ts';
import { useIsSignUpClosed } from '#web/ui/sign-up-closed.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { publicLinks } from './entries.ts';
import { ExploreList } from './explore-list.tsx';
import { publicBarTexts } from './texts.ts';
import type { Visitor } from './visitor.ts';

interface PublicPanelProps {
  visitor: Visitor;
  onLanguage: (language: Language) => void;
  onGo: () => void;
}

/** The content of the menu panel for visitors on small screens. */
export function PublicPanel({ visitor, onLanguage, onGo }: PublicPanelProps) {
  const t = useTexts(publicBarTexts);
  const isIn = visitor === 'signedIn';
  const usesCoins = useUsesCoins();
  const isClosed = useIsSignUpClosed();
  const links = [...publicLinks(usesCoins), { text: 'tutorial', href: pathOf('tutorial') } as const];
  return (
    <nav aria-label={t('mainMenu')} className="flex min-h-full flex-col">
      <ul className="m-0 list-none border-line border-b p-2">
        {links.map(({ text, href }) => (
          <li key={text}>
            <SiteLink href={href} onClick={onGo} className={`${rowStyle} text-text hover:bg-over`}>
              {t(text)}
            </SiteLink>
          </li>
        ))}
      </ul>
      <ExploreList onGo={onGo} className="border-line border-b p-2 pt-4" />
      <div className="p-2">
        <LanguageRow label={t('language')} onChoose={onLanguage} />
      </div>
      {/* Login and sign-up stay visible however long the list is. */}
      <div className="pb-safe sticky bottom-0 mt-auto grid auto-cols-fr grid-flow-col gap-2 border-line border-t bg-panel p-4">
        {!isIn && (
          <SiteLink
            href={pathOf('login')}
            onClick={onGo}
            className={buttonStyle({ size: 'lg', block: true })}
          >
            {t('login')}
          </SiteLink>
        )}
        <SiteLink
          href={pathOf(isIn ? 'studio' : isClosed ? 'login' : 'signup')}
          onClick={onGo}
          className={buttonStyle({ variant: 'main', size: 'lg', block: true })}
        >
          {t(isIn || !usesCoins || isClosed ? 'launchApp' : 'tryItFree')}
        </SiteLink>
      </div>
    </nav>
  );
}
