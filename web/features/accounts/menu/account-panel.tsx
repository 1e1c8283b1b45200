import { LogOut, SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { menuRowStyle } from '#web/ui/menu.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { setTheme, useTheme } from '#web/ui/theme.ts';
import { accountsTexts } from '../texts.ts';
import { ProfileBlock } from './profile-block.tsx';
import { themeOptions } from './theme-options.ts';
import { useSignOut } from './use-sign-out.ts';

/** The account's part of the small screens' panel; the pages' links stand between profile and theme. */
export function AccountPanel({ children }: { children: ReactNode }) {
  const t = useTexts(accountsTexts);
  const theme = useTheme();
  const signingOut = useSignOut();
  return (
    <>
      <ProfileBlock />
      <div className="border-line border-y p-2">{children}</div>
      <div className="p-2">
        <div className={menuRowStyle}>
          <Icon of={SunMoon} size="lg" className="text-faint" />
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
        <button
          type="button"
          className={`${menuRowStyle} border-0 bg-transparent hover:bg-over`}
          onClick={() => signingOut.mutate()}
        >
          <Icon of={LogOut} size="lg" className="text-faint" />
          {t('logout')}
        </button>
      </div>
    </>
  );
}
