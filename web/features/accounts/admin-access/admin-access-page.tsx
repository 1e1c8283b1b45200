import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { homePath, routes } from '#contract/routes.ts';
import { getAdminAccess } from '#contract/session.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Page } from '../pages/page.tsx';
import { useUser } from '../session/guarded-user.ts';
import { sessionOf, setSession } from '../session/session-query.ts';
import { CodeForm } from './code-form.tsx';
import { adminAccessTexts } from './texts.ts';
import { VerifyByMail } from './verify-by-mail.tsx';

/**
 * Explains admin access on this server and how to get it; the address named by the operator can claim it
 * here.
 */
export function AdminAccessPage() {
  const t = useTexts(adminAccessTexts);
  const user = useUser();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin-access', user.emailVerified, user.isAdmin],
    queryFn: ({ signal }) => call(getAdminAccess, { signal }),
    // Access changes from outside: never reuse a cached answer.
    gcTime: 0,
  });
  const client = useQueryClient();
  const isNewAdmin = data?.isAdmin === true && !user.isAdmin;
  useEffect(() => {
    // Access was given since the last check: update the session that the panel's guard reads.
    if (isNewAdmin) setSession(client, sessionOf({ ...user, isAdmin: true }));
  }, [client, isNewAdmin, user]);
  return (
    <Page title={t('title')} line={t('whatItIs')} isWide>
      {user.isAdmin ? (
        <IsAdmin />
      ) : data !== undefined && !isNewAdmin ? (
        <AccessMethods email={user.email} {...data} />
      ) : error !== null ? (
        <ErrorState title={t('title')} sentence={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <Spinner word={t('loading')} className="late-in" />
      )}
    </Page>
  );
}

function IsAdmin() {
  const t = useTexts(adminAccessTexts);
  return (
    <div role="status" className="grid justify-items-start gap-5">
      <p className="flex items-center gap-2 text-ok">
        <Icon of={ShieldCheck} />
        {t('isAdmin')}
      </p>
      <Link to={routes.admin.path} className={buttonStyle({ variant: 'main', size: 'lg' })}>
        {t('toAdmin')}
      </Link>
    </div>
  );
}

interface AccessMethodsProps {
  email: string;
  isNamed: boolean;
  takesCode: boolean;
}

function AccessMethods({ email, isNamed, takesCode }: AccessMethodsProps) {
  const t = useTexts(adminAccessTexts);
  return (
    <div className="grid gap-8">
      <p className="type-prompt border-warn border-l-2 pl-4 break-words">
        {t(isNamed ? 'named' : 'notNamed', { email })}
      </p>
      {isNamed && <VerifyByMail email={email} />}
      {takesCode && <CodeForm />}
      {isNamed && !takesCode && <p className="text-muted">{t('noCode')}</p>}
      <p>
        <Link to={homePath} className={buttonStyle()}>
          {t('toStudio')}
        </Link>
      </p>
    </div>
  );
}
