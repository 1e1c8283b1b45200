import { LogOut, SunMoon } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, MenuGroup, MenuItem, MenuLine, MenuRadioRow, menuRowStyle } from '#web/ui/menu.tsx';
import { setTheme, themeChoices, useTheme } from '#web/ui/theme.ts';
import { useUser } from '../session/use-session.ts';
import { accountsTexts } from '../texts.ts';
import { ProfileBlock } from './profile-block.tsx';
import { themeOptions } from './theme-options.ts';
import { useSignOut } from './use-sign-out.ts';

/** The avatar and what it opens. */
export function AccountMenu() {
  const t = useTexts(accountsTexts);
  const user = useUser();
  const theme = useTheme();
  const signingOut = useSignOut();
  const trigger = (
    <button type="button" aria-label={t('account')} className="rounded-full border-0 bg-transparent p-0.5">
      <Avatar picture={user.profilePicture} />
    </button>
  );
  return (
    <Menu trigger={trigger} label={t('account')} className="w-72">
      <ProfileBlock />
      <MenuLine />
      <MenuGroup>
        <div className={`${menuRowStyle} pr-1`}>
          <Icon of={SunMoon} className="text-faint" />
          <span className="flex-1">{t('theme')}</span>
          <MenuRadioRow
            label={t('theme')}
            value={theme}
            onChange={(value) => setTheme(themeChoices.find((one) => one === value) ?? 'system')}
            options={themeOptions.map((option) => ({
              value: option.value,
              icon: option.icon,
              name: t(option.text),
            }))}
          />
        </div>
      </MenuGroup>
      <MenuLine />
      <MenuGroup>
        <MenuItem icon={LogOut} onSelect={() => signingOut.mutate()}>
          {t('logout')}
        </MenuItem>
      </MenuGroup>
    </Menu>
  );
}
