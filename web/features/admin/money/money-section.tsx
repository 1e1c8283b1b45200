import { useSearchParams } from 'react-router';
import { QueryError } from '#web/api/query-error.tsx';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { SectionHead } from '../list-states.tsx';
import { ChecksView } from './checks/checks-view.tsx';
import { FiguresSkeleton, FiguresView } from './figures-view.tsx';
import { LedgerView } from './lists/ledger-view.tsx';
import { moneyTexts } from './texts.ts';
import { useFigures } from './use-money.ts';

const views = ['figures', 'checks', 'ledger'] as const;
type View = (typeof views)[number];

/** Money: figures by month, reconciliation, and the ledger. */
export function MoneySection() {
  const t = useTexts(moneyTexts);
  const [search, setSearch] = useSearchParams();
  const view = views.find((one) => one === search.get('view')) ?? 'figures';
  // In the address, so that reloads and links keep the view.
  const setView = (next: View) =>
    setSearch(
      (now) => {
        now.set('view', next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <SectionHead title={t('money')} line={t('line')}>
        <Segmented
          label={t('views')}
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: t(value) }))}
        />
      </SectionHead>
      {view === 'figures' && <Figures />}
      {view === 'checks' && <ChecksView />}
      {view === 'ledger' && <LedgerView />}
    </>
  );
}

function Figures() {
  const t = useTexts(moneyTexts);
  const query = useFigures();
  if (query.data) return <FiguresView {...query.data} />;
  if (query.isPending) return <FiguresSkeleton />;
  return <QueryError title={t('failedTitle')} query={query} />;
}
