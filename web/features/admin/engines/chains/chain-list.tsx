import type { AdminChain, AdminEngine } from '#contract/admin-engines.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { PartHead } from '../part-head.tsx';
import { enginesTexts } from '../texts.ts';
import { ChainRow } from './chain-row.tsx';

interface ChainListProps {
  engines: readonly AdminEngine[];
  chains: readonly AdminChain[];
}

/** The chain of each tool and each kind of work, to be sorted. */
export function ChainList({ engines, chains }: ChainListProps) {
  const t = useTexts(enginesTexts);
  return (
    <section>
      <PartHead title={t('chains')} line={t('chainsLine')} />
      <ul className="m-0 list-none border-line border-t p-0">
        {chains.map((chain) => (
          <ChainRow key={chain.use} chain={chain} engines={engines} />
        ))}
      </ul>
    </section>
  );
}
