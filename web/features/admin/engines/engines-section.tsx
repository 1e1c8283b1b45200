import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { AdminEngine } from '#contract/admin-engines.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { QueryStates, SectionHead } from '../list-states.tsx';
import { ChainList } from './chains/chain-list.tsx';
import { EngineRow } from './engine-row.tsx';
import { EngineFailures } from './failures/engine-failures.tsx';
import { LatencyChart } from './figures/latency-chart.tsx';
import { SpendChart } from './figures/spend-chart.tsx';
import { PartHead } from './part-head.tsx';
import { AddEngineDialog } from './settings/add-engine-dialog.tsx';
import { SettingsDialog } from './settings/settings-dialog.tsx';
import { enginesTexts } from './texts.ts';
import { type EnginesData, useEngines } from './use-engines.ts';
import { engineName } from './words.ts';

/** The engines: configuration and health, chains, cost and failures. */
export function EnginesSection() {
  const t = useTexts(enginesTexts);
  const query = useEngines();
  const [isAdding, setAdding] = useState(false);
  const { data } = query;
  return (
    <>
      <SectionHead title={t('engines')} line={t('line')}>
        {data && data.addable.length > 0 && (
          <Button onClick={() => setAdding(true)}>
            <Icon of={Plus} />
            {t('add')}
          </Button>
        )}
      </SectionHead>
      <QueryStates query={query} failedTitle={t('failedTitle')}>
        {(engines) => <Engines data={engines} />}
      </QueryStates>
      {data && isAdding && <AddEngineDialog addable={data.addable} onClose={() => setAdding(false)} />}
    </>
  );
}

function Engines({ data: { engines, chains } }: { data: EnginesData }) {
  const t = useTexts(enginesTexts);
  const [editedId, setEdited] = useState<string | null>(null);
  const edited = engines.find(({ id }) => id === editedId);
  const shown = engines.filter(({ running, problem }) => running !== null || problem !== null);
  const others = engines.filter((engine) => !shown.includes(engine));
  // Without a remote engine, adding one is the first thing to do.
  const isFresh = !engines.some(({ running }) => running?.isRemote);
  const more = others.length > 0 && <MoreEngines engines={others} onSetUp={setEdited} />;
  return (
    <div className="grid gap-10">
      <ul aria-label={t('configured')} className="m-0 list-none border-line border-t p-0">
        {shown.map((engine) => (
          <EngineRow
            key={engine.id}
            engine={engine}
            chains={chains}
            onSettings={() => setEdited(engine.id)}
          />
        ))}
      </ul>
      {isFresh && more}
      <ChainList engines={engines} chains={chains} />
      <SpendChart engines={engines} />
      <LatencyChart engines={engines} />
      <EngineFailures engines={engines} />
      {!isFresh && more}
      {edited && <SettingsDialog key={edited.id} engine={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

/** The engines that can be added. */
function MoreEngines({
  engines,
  onSetUp,
}: {
  engines: readonly AdminEngine[];
  onSetUp: (id: string) => void;
}) {
  const t = useTexts(enginesTexts);
  return (
    <section>
      <PartHead title={t('more')} line={t('moreLine')} />
      <ul className="m-0 grid list-none gap-x-8 border-line border-t p-0 md:grid-cols-2 min-[1600px]:grid-cols-3">
        {engines.map((engine) => (
          <li
            key={engine.id}
            className="flex min-h-14 items-center justify-between gap-4 border-line border-b py-2"
          >
            <span className="min-w-0 font-[540] wrap-anywhere">{engineName(t, engine)}</span>
            <Button
              size="sm"
              aria-label={t('setUpOne', { name: engineName(t, engine) })}
              onClick={() => onSetUp(engine.id)}
            >
              {t('setUp')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
