import { useQueryClient } from '@tanstack/react-query';
import type { EmailPreferences } from '#contract/profile.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { changeProfile } from './profile-query.ts';
import { Section } from './section.tsx';
import { SwitchRow } from './switch-row.tsx';
import { profileTexts } from './texts.ts';

const rows = [
  { key: 'newSignIn', line: 'newSignInLine' },
  { key: 'coinsExpiring', line: 'coinsExpiringLine' },
  { key: 'news', line: 'newsLine' },
] as const satisfies readonly { key: keyof EmailPreferences; line: unknown }[];

/** Which e-mails the user receives. */
export function MailsSection({ preferences }: { preferences: EmailPreferences }) {
  const t = useTexts(profileTexts);
  const client = useQueryClient();
  const usesCoins = useUsesCoins();
  return (
    <Section id="mails" title={t('mails')} line={t('mailsLine')}>
      <div className="grid gap-3">
        {rows
          .filter(({ key }) => usesCoins || key !== 'coinsExpiring')
          .map(({ key, line }) => (
            <SwitchRow
              key={key}
              label={t(key)}
              line={t(line)}
              isOn={preferences[key]}
              onSave={(isOn) => changeProfile(client, { emailPreferences: { [key]: isOn } })}
            />
          ))}
      </div>
    </Section>
  );
}
