import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Invite, listInvites, revokeInvite } from '#contract/invites.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { showToast } from '#web/ui/toast.ts';
import { adminCall } from '../admin-call.ts';
import { QueryStates } from '../list-states.tsx';
import { CutText, shrinkingColumn, Table } from '../table.tsx';
import { CreateInviteDialog } from './create-invite-dialog.tsx';
import { invitesKey } from './invites-key.ts';
import { settingsTexts } from './texts.ts';

const stateTexts = {
  open: 'inviteOpen',
  used_up: 'inviteUsedUp',
  expired: 'inviteExpired',
  revoked: 'inviteRevoked',
} as const satisfies Record<Invite['state'], string>;

/** The invitations: who used them, and a button that makes one. */
export function InvitesPart({ isNeeded }: { isNeeded: boolean }) {
  const t = useTexts(settingsTexts);
  const [isCreating, setCreating] = useState(false);
  const query = useQuery({
    queryKey: invitesKey,
    queryFn: async ({ signal }) => (await call(listInvites, { signal })).invites,
  });
  return (
    <section>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 pb-4">
        <div className="mr-auto grid gap-1">
          <h2 className="m-0 type-heading">{t('invites')}</h2>
          <p className="m-0 text-muted">{t(isNeeded ? 'invitesLine' : 'invitesUnneeded')}</p>
        </div>
        <Button onClick={() => setCreating(true)}>{t('createInvite')}</Button>
      </header>
      <QueryStates query={query}>
        {(invites) =>
          invites.length === 0 ? (
            <EmptyState title={t('noInvites')} line={t('noInvitesLine')} />
          ) : (
            <InviteTable invites={invites} />
          )
        }
      </QueryStates>
      {isCreating && <CreateInviteDialog onClose={() => setCreating(false)} />}
    </section>
  );
}

function InviteTable({ invites }: { invites: readonly Invite[] }) {
  const t = useTexts(settingsTexts);
  const client = useQueryClient();
  const revoking = useMutation({
    mutationFn: (inviteId: string) => adminCall(revokeInvite, { params: { inviteId } }),
    onError: (error) => showToast({ title: errorText(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: invitesKey }),
  });
  const day = (moment: string) => formatDate(moment, { dateStyle: 'medium' });
  return (
    <Table
      label={t('invites')}
      rows={invites}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('inviteFor'),
          role: 'title',
          className: `md:w-[40%] ${shrinkingColumn}`,
          cell: ({ note, usedBy }) => (
            <span className="grid gap-0.5">
              <span className="font-[540] wrap-anywhere">{note || t('noNote')}</span>
              {usedBy.map(({ userId, email }) => (
                <span key={userId} className="type-meta text-faint">
                  <CutText text={email} />
                </span>
              ))}
            </span>
          ),
        },
        {
          head: t('inviteState'),
          cell: ({ state }) => (
            <Badge tone={state === 'open' ? 'ok' : 'neutral'}>{t(stateTexts[state])}</Badge>
          ),
        },
        { head: t('inviteUses'), cell: ({ uses, maxUses }) => t('usesOf', { uses, max: maxUses }) },
        {
          head: t('validUntil'),
          cell: ({ expiresAt }) => day(expiresAt),
          className: 'text-muted whitespace-nowrap',
        },
        {
          head: t('revoke'),
          role: 'action',
          cell: ({ id, note, state }) =>
            state === 'open' && (
              <Button
                size="sm"
                busy={revoking.isPending && revoking.variables === id}
                onClick={() => revoking.mutate(id)}
              >
                {t('revoke')}
                <span className="sr-only"> {note}</span>
              </Button>
            ),
        },
      ]}
    />
  );
}
