import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endSession, signOutEverywhere } from '#contract/profile.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { leave } from '../../session/sign-out.ts';
import { notifyTabs } from '../../session/tab-messages.ts';
import { Section } from '../section.tsx';
import { profileTexts } from '../texts.ts';
import { sessionsQuery } from './queries.ts';
import { QueryRows } from './rows.tsx';
import { SessionRow } from './session-row.tsx';

/** The browsers in which the user is signed in; ends one session or all. */
export function SessionsSection() {
  const t = useTexts(profileTexts);
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const [isAsking, setAsking] = useState(false);
  const ending = useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSuccess: (_, id) =>
      client.setQueryData(sessionsQuery.queryKey, (known) => known?.filter((one) => one.id !== id)),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const everywhere = useMutation({
    mutationFn: () => call(signOutEverywhere),
    onSuccess: () => {
      notifyTabs('signedOut');
      leave();
    },
    onError: () => setAsking(false),
  });
  const failure = ending.error ?? everywhere.error;
  return (
    <Section id="sessions" title={t('sessions')} line={t('sessionsLine')}>
      <QueryRows query={sessions} items={sessions.data}>
        {(session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending.isPending && ending.variables === session.id}
            onEnd={() => ending.mutate(session.id)}
          />
        )}
      </QueryRows>
      <p role="alert" className="text-danger empty:hidden">
        {failure !== null && errorText(failure)}
      </p>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('signOutEverywhere')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('signOutEverywhere')}
        sentence={t('signOutEverywhereQuestion')}
        confirmLabel={t('signOutEverywhere')}
        busy={everywhere.isPending}
        onConfirm={() => everywhere.mutate()}
      />
    </Section>
  );
}
