import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Profile } from '#contract/profile.ts';
import { routes } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import { methodsQuery } from '../forms/sign-in-methods.ts';
import { SendAgain } from '../pages/send-again.tsx';
import { useUser } from '../session/guarded-user.ts';
import { NameForm } from './name-form.tsx';
import { PictureForm } from './picture/picture-form.tsx';
import { Section } from './section.tsx';
import { profileTexts } from './texts.ts';

/** Where an admin finds the links that a server without mail does not send. */
const outboxPath = `${routes.admin.path}?part=outbox`;

export function YouSection({ profile }: { profile: Profile }) {
  const t = useTexts(profileTexts);
  const { data: methods } = useQuery(methodsQuery);
  const { isAdmin } = useUser();
  const hasMail = methods?.mail !== false;
  return (
    <Section id="you" title={t('you')}>
      <PictureForm picture={profile.picture} />
      <NameForm name={profile.name} />
      <div className="grid gap-1.5">
        <h3 className="type-label">{t('email')}</h3>
        <p className="wrap-anywhere">
          {profile.email}
          {profile.emailVerified && <span className="type-meta pl-2.5 text-ok">{t('emailVerified')}</span>}
        </p>
        {!profile.emailVerified && (
          <div className="grid gap-2.5">
            <p className="type-meta text-warn">
              {t(hasMail ? 'emailUnverified' : isAdmin ? 'emailUnverifiedOutbox' : 'emailUnverifiedNoMail')}
            </p>
            {!hasMail && isAdmin && (
              <p className="type-meta">
                <Link to={outboxPath} className={linkStyle}>
                  {t('openOutbox')}
                </Link>
              </p>
            )}
            <SendAgain />
          </div>
        )}
      </div>
      <p className="type-meta text-faint">
        {t('memberSince', { date: formatDate(profile.createdAt, { dateStyle: 'long' }) })}
      </p>
    </Section>
  );
}
