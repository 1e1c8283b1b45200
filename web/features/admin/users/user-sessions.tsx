import { useQuery } from '@tanstack/react-query';
import { listUserSessions } from '#contract/admin.ts';
import type { Session } from '#contract/profile.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { dateAndTime, formatDate } from '#web/i18n/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { usersTexts } from './texts.ts';

interface UserSessionsProps {
  userId: string;
  isBusy: boolean;
  /** Ends all of them; undefined for the admin's own account, whose profile does that. */
  onEndAll?: () => void;
}

/** The browsers in which a user is signed in, and a button that ends every session. */
export function UserSessions({ userId, isBusy, onEndAll }: UserSessionsProps) {
  const t = useTexts(usersTexts);
  const { data: sessions, error } = useQuery({
    queryKey: ['admin', 'user-sessions', userId],
    queryFn: async ({ signal }) => (await call(listUserSessions, { params: { userId }, signal })).sessions,
  });
  return (
    <section className="grid gap-2.5 border-line border-t pt-5">
      <h3 className="m-0 type-label">{t('sessions')}</h3>
      {error !== null && (
        <p role="alert" className="m-0 text-danger">
          {errorText(error)}
        </p>
      )}
      {sessions?.length === 0 && <p className="m-0 text-muted">{t('noSessions')}</p>}
      {sessions !== undefined && sessions.length > 0 && (
        <ul className="m-0 grid max-h-44 list-none gap-1.5 overflow-y-auto p-0">
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} />
          ))}
        </ul>
      )}
      {onEndAll !== undefined && sessions !== undefined && sessions.length > 0 && (
        <div>
          <Button busy={isBusy} onClick={onEndAll}>
            {t('endSessions')}
          </Button>
        </div>
      )}
    </section>
  );
}

function SessionLine({ session }: { session: Session }) {
  const t = useTexts(usersTexts);
  const { browser, system } = session;
  const name =
    browser !== null && system !== null
      ? t('sessionOn', { browser, system })
      : (browser ?? system ?? t('unknownBrowser'));
  return (
    <li className="flex flex-wrap justify-between gap-x-4">
      <span>{name}</span>
      <span className="type-meta text-faint">
        {t('lastSeen', { time: formatDate(session.lastSeenAt, dateAndTime) })}
      </span>
    </li>
  );
}
