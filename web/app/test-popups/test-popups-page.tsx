import { type ReactNode, Suspense, useState } from 'react';
import { pathOf } from '#contract/routes.ts';
import { GuardedUser, loginPath, useSession } from '#web/features/accounts/index.ts';
import { PageFrame } from '#web/features/site/pages/page-frame.tsx';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { Waiting } from '../waiting.tsx';
import { Banners, PaymentsSample } from './banners.tsx';
import { needCoins, popups } from './popups.tsx';
import { SampleRow } from './sample-row.tsx';
import { testPopupsTexts } from './texts.ts';
import { toasts } from './toasts.ts';

type Text = keyof typeof testPopupsTexts.english;
type Popup = (props: { onClose: () => void }) => ReactNode;

/** Every popup of the product, for operators and developers. */
export function TestPopupsPage() {
  const t = useTexts(testPopupsTexts);
  const { status, user } = useSession();
  if (status === 'loading') return <Waiting />;
  const isAllowed = user?.isAdmin === true || import.meta.env.DEV;
  return (
    <PageFrame title={t('title')} lead={isAllowed ? t('lead') : undefined}>
      {isAllowed ? (
        // Popups of guarded pages read the user from the guard.
        <GuardedUser value={user}>
          <Samples />
        </GuardedUser>
      ) : (
        <ForAdmins isSignedIn={user !== null} />
      )}
    </PageFrame>
  );
}

function ForAdmins({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTexts(testPopupsTexts);
  const here = { pathname: pathOf('testPopups'), search: '', hash: '' };
  return (
    <div className="max-w-[680px]">
      <EmptyState
        title={t('adminsTitle')}
        line={isSignedIn ? t('adminsLine') : `${t('adminsLine')} ${t('adminsSigned')}`}
        action={
          <SiteLink href={isSignedIn ? pathOf('adminAccess') : loginPath(here)} className={buttonStyle()}>
            {t(isSignedIn ? 'adminAccess' : 'login')}
          </SiteLink>
        }
      />
    </div>
  );
}

function Samples() {
  const t = useTexts(testPopupsTexts);
  const usesCoins = useUsesCoins();
  const isShown = ([name]: [Text, Popup]) => usesCoins || !needCoins.has(name);
  const [Open, setOpen] = useState<Popup | null>(null);
  return (
    <div className="gap-x-16 lg:columns-2">
      {groupsOf(popups).map(([group, members]) => (
        <Group key={group} name={t(group)}>
          {members.filter(isShown).map(([name, Popup]) => (
            <SampleRow key={name} name={t(name)}>
              <ShowButton name={t(name)} onPress={() => setOpen(() => Popup)} />
            </SampleRow>
          ))}
        </Group>
      ))}
      <Group name={t('toasts')}>
        {(Object.keys(toasts) as (keyof typeof toasts)[]).map((name) => (
          <SampleRow key={name} name={t(name)}>
            <ShowButton name={t(name)} onPress={() => toasts[name](t)} />
          </SampleRow>
        ))}
      </Group>
      <Group name={t('banners')}>
        <Banners />
      </Group>
      {usesCoins && (
        <Group name={t('plans')}>
          <PaymentsSample />
        </Group>
      )}
      {Open !== null && (
        <Suspense fallback={null}>
          <Open onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** The popups with their names, typed as text keys. */
function groupsOf(all: Readonly<Record<string, Readonly<Record<string, Popup>>>>): [Text, [Text, Popup][]][] {
  return Object.entries(all).map(([group, members]) => [
    group as Text,
    Object.entries(members).map(([name, popup]) => [name as Text, popup]),
  ]);
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="break-inside-avoid pb-10">
      <h2 className="type-heading pb-3">{name}</h2>
      <ul className="m-0 list-none border-line border-t p-0">{children}</ul>
    </section>
  );
}

function ShowButton({ name, onPress }: { name: string; onPress: () => void }) {
  const t = useTexts(testPopupsTexts);
  return (
    <Button aria-label={`${t('show')}: ${name}`} onClick={onPress}>
      {t('show')}
    </Button>
  );
}
