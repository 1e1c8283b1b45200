import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type LinkedAccount, startLinking, unlinkAccount } from '#contract/profile.ts';
import type { ProviderName } from '#contract/sign-in.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useSignInError } from '../../forms/sign-in-error.ts';
import { profileQuery } from '../profile-query.ts';
import { withReauthentication } from '../reauthentication/with-reauthentication.ts';
import { Section } from '../section.tsx';
import { profileTexts } from '../texts.ts';
import { linkedAccountsQuery } from './queries.ts';
import { QueryRows, Row } from './rows.tsx';

/** The linked accounts, those that can be linked, and the result of a provider's redirect. */
export function SignInMethodsSection() {
  const t = useTexts(profileTexts);
  const client = useQueryClient();
  const query = useQuery(linkedAccountsQuery);
  const { data } = query;
  const unlinking = useMutation({
    mutationFn: (id: string) => withReauthentication(() => call(unlinkAccount, { params: { id } })),
    onSuccess: (answer) => {
      client.setQueryData(linkedAccountsQuery.queryKey, answer);
      void client.invalidateQueries({ queryKey: profileQuery.queryKey });
    },
  });
  const linking = useMutation({
    mutationFn: async (provider: ProviderName) => {
      const { url } = await withReauthentication(() => call(startLinking, { params: { provider } }));
      window.location.assign(url);
    },
  });
  const failure = unlinking.error ?? linking.error;
  return (
    <Section id="waysIn" title={t('waysIn')}>
      <Outcome names={new Map(data?.accounts.map(({ kind, name }) => [kind, name]))} />
      <QueryRows query={query} items={data?.accounts}>
        {(account) => (
          <MethodRow
            key={account.id}
            account={account}
            busy={unlinking.isPending && unlinking.variables === account.id}
            onUnlink={() => unlinking.mutate(account.id)}
          />
        )}
      </QueryRows>
      <p role="alert" className="text-danger empty:hidden">
        {failure !== null && errorText(failure)}
      </p>
      {data !== undefined && data.available.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {data.available.map(({ provider, name }) => (
            <Button
              key={provider}
              busy={linking.variables === provider && (linking.isPending || linking.isSuccess)}
              busyLabel={t('goingTo', { name })}
              onClick={() => linking.mutate(provider)}
            >
              {t('link', { name })}
            </Button>
          ))}
        </div>
      )}
    </Section>
  );
}

interface MethodRowProps {
  account: LinkedAccount;
  busy: boolean;
  onUnlink: () => void;
}

function MethodRow({ account, busy, onUnlink }: MethodRowProps) {
  const t = useTexts(profileTexts);
  const isPassword = account.kind === 'password';
  const name = isPassword ? t('wayPassword') : account.name;
  const since = t('linkedOn', { date: formatDate(account.linkedAt, { dateStyle: 'medium' }) });
  const address = account.email ?? (isPassword ? account.name : null);
  return (
    <Row
      icon={isPassword ? Lock : KeyRound}
      title={
        <>
          {name}
          {!account.canUnlink && <Badge>{t('onlyWay')}</Badge>}
        </>
      }
      line={address === null ? since : `${address} · ${since}`}
      action={
        account.canUnlink && (
          <Button
            size="sm"
            aria-label={t('unlinkOf', { name })}
            busy={busy}
            busyLabel={t('unlinking')}
            onClick={onUnlink}
          >
            {t('unlink')}
          </Button>
        )
      }
    />
  );
}

/**
 * The message for `/profile?linked=` and `/profile?error=` after a provider's redirect. Shown once: a reload
 * drops it.
 */
function Outcome({ names }: { names: ReadonlyMap<string, string> }) {
  const t = useTexts(profileTexts);
  const [query, setQuery] = useSearchParams();
  const [came] = useState({ error: query.get('error'), linked: query.get('linked') });
  const hasQuery = query.size > 0;
  useEffect(() => {
    if (hasQuery) setQuery({}, { replace: true });
  }, [hasQuery, setQuery]);
  const failure = useSignInError(came.error);
  if (failure !== null) {
    return (
      <p role="alert" className="text-danger">
        {failure}
      </p>
    );
  }
  const name = names.get(came.linked ?? '');
  return (
    <p role="status" className="text-ok empty:hidden">
      {name !== undefined && t('linked', { name })}
    </p>
  );
}
