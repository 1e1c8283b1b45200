import type { AdminEngine } from '#contract/admin-engines.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { PartHead } from './part-head.tsx';
import { enginesTexts } from './texts.ts';
import { engineName } from './words.ts';

/** The engines that can be added. */
export function MoreEngines({
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
