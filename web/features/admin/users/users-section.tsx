import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { type AdminUser, listAdminUsers } from '#contract/admin.ts';
import { isPremium, plans } from '#contract/plans.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CoinCount } from '#web/ui/coin-count.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ListStates, SectionHead } from '../list-states.tsx';
import { CutText, shrinkingColumn, Table } from '../table.tsx';
import { usePages } from '../use-pages.ts';
import { usersTexts } from './texts.ts';
import { UserDialog } from './user-dialog.tsx';

const pageSize = 30;

/** Finds users and opens the actions for one of them. */
export function UsersSection() {
  const t = useTexts(usersTexts);
  const [search, setSearch] = useState('');
  const query = useDeferredValue(search.trim());
  const [openId, setOpenId] = useState<string | null>(null);
  const list = usePages(
    ['users', query],
    (cursor, signal) =>
      call(listAdminUsers, {
        query: { limit: pageSize, ...(cursor && { cursor }), ...(query && { search: query }) },
        signal,
      }),
    (page) => page.users,
  );
  const open = list.items.find((user) => user.id === openId);
  return (
    <>
      <SectionHead title={t('people')} />
      <TextField
        className="max-w-[480px] pb-5"
        type="search"
        label={t('search')}
        hideLabel
        icon={Search}
        placeholder={t('searchHint')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ListStates list={list} empty={<EmptyState title={t('noUsers')} line={t('noUsersLine')} />}>
        {(users) => (
          <Table
            label={t('people')}
            rows={users}
            keyOf={(user) => user.id}
            columns={[
              {
                head: t('user'),
                cell: (user) => <Who user={user} />,
                role: 'title',
                className: `md:w-[44%] ${shrinkingColumn}`,
              },
              { head: t('plan'), isAboutCoins: true, cell: (user) => <PlanBadge user={user} /> },
              { head: t('coins'), isAboutCoins: true, cell: (user) => <CoinCount coins={user.coins} /> },
              {
                head: t('joined'),
                cell: (user) => day(user.createdAt),
                className: 'text-muted whitespace-nowrap',
              },
              {
                head: t('lastActive'),
                cell: (user) => (user.lastActiveAt === null ? t('never') : day(user.lastActiveAt)),
                className: 'text-muted whitespace-nowrap',
              },
              {
                head: t('change'),
                role: 'action',
                cell: (user) => (
                  <Button size="sm" onClick={() => setOpenId(user.id)}>
                    {t('change')}
                    <span className="sr-only"> {user.email}</span>
                  </Button>
                ),
              },
            ]}
          />
        )}
      </ListStates>
      {open && <UserDialog user={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

const day = (moment: string) => formatDate(moment, { dateStyle: 'medium' });

function PlanBadge({ user }: { user: AdminUser }) {
  return <Badge tone={isPremium(user.plan) ? 'brand' : 'neutral'}>{plans[user.plan].label}</Badge>;
}

function Who({ user }: { user: AdminUser }) {
  const t = useTexts(usersTexts);
  return (
    <span className="grid gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-[540] wrap-anywhere">{user.name}</span>
        {user.isAdmin && <Badge tone="brand">{t('admin')}</Badge>}
        {user.blockedAt !== null && <Badge tone="danger">{t('blocked')}</Badge>}
        {user.deletionDate !== null && (
          <Badge tone="warn">{t('deletionScheduled', { date: day(user.deletionDate) })}</Badge>
        )}
        {!user.emailVerified && <Badge>{t('unverified')}</Badge>}
      </span>
      <span className="type-meta text-faint">
        <CutText text={user.email} />
      </span>
    </span>
  );
}
