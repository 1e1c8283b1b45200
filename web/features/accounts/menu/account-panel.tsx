import { LogOut, SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { rowStyle } from '#web/ui/row-style.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { setTheme, useTheme } from '#web/ui/theme.ts';
import { accountsTexts } from '../texts.ts';
import { ProfileBlock } from './profile-block.tsx';
import { themeOptions } from './theme-options.ts';
import { useSignOut } from './use-sign-out.ts';

/**
 * What belongs to the account: profile, coins, theme, logout. On small screens the pages' links stand between, on
 * large ones it hangs from the avatar.
 */
export function AccountPanel({ children }: { children?: ReactNode }) {
  const t = useTexts(accountsTexts);
  const theme = useTheme();
  const signingOut = useSignOut();
  const group = 'border-line border-t p-2';
  return (
    <>
      <ProfileBlock />
      {children !== undefined && <div className={group}>{children}</div>}
      <div className={group}>
        <div className={`${rowStyle} pr-1`}>
          <Icon of={SunMoon} className="text-faint" />
          <span className="flex-1">{t('theme')}</span>
          <Segmented
            label={t('theme')}
            size="sm"
            value={theme}
            onChange={setTheme}
            options={themeOptions.map(({ value, icon, text }) => ({
              value,
              name: t(text),
              label: <Icon of={icon} size="sm" />,
            }))}
          />
        </div>
      </div>
      <div className={group}>
        <button
          type="button"
          className={`${rowStyle} border-0 bg-transparent hover:bg-over`}
          onClick={() => signingOut.mutate()}
        >
          <Icon of={LogOut} className="text-faint" />
          {t('logout')}
        </button>
      </div>
    </>
  );
}
