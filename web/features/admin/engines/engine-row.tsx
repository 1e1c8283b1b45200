import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { AdminChain, AdminEngine } from '#contract/admin-engines.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { Button } from '#web/ui/button.tsx';
import { formatDollars, formatDuration } from './amounts.ts';
import { EngineHealth } from './engine-state.tsx';
import { mainOperation } from './main-operation.ts';
import { PauseButton } from './pause-button.tsx';
import { TestResult } from './test/test-result.tsx';
import { useEngineTest } from './test/use-engine-test.ts';
import { enginesTexts } from './texts.ts';
import { type EnginesTranslate, engineName, useName } from './words.ts';

interface EngineRowProps {
  engine: AdminEngine;
  chains: readonly AdminChain[];
  onSettings: () => void;
}

/** One engine: its state, its chains, today's cost, its latency, and its actions. */
export function EngineRow({ engine, chains, onSettings }: EngineRowProps) {
  const t = useTexts(enginesTexts);
  const test = useEngineTest(engine.id);
  const name = engineName(t, engine);
  const { running } = engine;
  return (
    <li aria-label={name} className="grid gap-4 border-line border-b py-5">
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2 min-[1200px]:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_146px_104px_258px] xl:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_160px_140px_300px]">
        <div className="grid gap-1">
          <h2 className="m-0 flex flex-wrap items-baseline gap-x-2 type-label wrap-anywhere">
            {name}
            {engine.kindId !== null && engine.kindId !== engine.id && (
              <span className="type-meta font-[430] text-faint">{engine.vendor}</span>
            )}
          </h2>
          <EngineHealth engine={engine} />
        </div>
        {running && (
          <>
            <Fact name={t('serves')}>
              <span className="text-muted">{servedBy(t, engine, chains)}</span>
              <span className="type-meta text-faint">
                {[priceOf(t, running), t('atOnce', { count: running.concurrency })].join(' · ')}
              </span>
            </Fact>
            {running.isRemote && (
              <>
                <Fact name={t('today')}>
                  <SpendOfCap
                    spentMicros={running.spentTodayMicros}
                    capMicros={engine.dailyCap?.micros ?? null}
                  />
                </Fact>
                <Fact name={t('typical')}>
                  <TypicalTime running={running} />
                </Fact>
              </>
            )}
          </>
        )}
        <div className="flex flex-wrap gap-2 sm:col-span-2 min-[1200px]:col-span-1 min-[1200px]:col-start-5 min-[1200px]:row-start-1 min-[1200px]:justify-end">
          {running?.canBeTested && (
            <Button
              size="sm"
              busy={test.isRunning}
              busyLabel={t('testing')}
              aria-label={t('testOne', { name })}
              onClick={test.run}
            >
              {t('test')}
            </Button>
          )}
          {running?.isRemote && (
            <PauseButton engineId={engine.id} name={name} isPaused={running.state === 'paused'} />
          )}
          {engine.settings.length > 0 && (
            <Button size="sm" aria-label={t('settingsOf', { name })} onClick={onSettings}>
              {t('settings')}
            </Button>
          )}
        </div>
      </div>
      <TestResult name={name} test={test} />
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <span className="type-meta text-faint">{name}</span>
      {children}
    </div>
  );
}

type Running = NonNullable<AdminEngine['running']>;

function TypicalTime({ running: { latency, operations } }: { running: Running }) {
  const t = useTexts(enginesTexts);
  const main = mainOperation(latency);
  if (main) {
    return (
      <>
        <span>{formatDuration(main.medianMs)}</span>
        <span className="type-meta text-faint">{t('typicalLine', { time: formatDuration(main.p95Ms) })}</span>
      </>
    );
  }
  const declaredMs = operations.find(({ typicalMs }) => typicalMs !== null)?.typicalMs ?? null;
  return (
    <>
      <span>{declaredMs === null ? '–' : formatDuration(declaredMs)}</span>
      {declaredMs !== null && <span className="type-meta text-faint">{t('byVendor')}</span>}
    </>
  );
}

function servedBy(t: EnginesTranslate, { id }: AdminEngine, chains: readonly AdminChain[]): string {
  const served = chains.filter(({ names }) => names.includes(id)).map(({ use }) => useName(t, use));
  return served.length === 0 ? t('servesNothing') : served.join(', ');
}

function priceOf(t: EnginesTranslate, { operations }: Running): string {
  const priced = (wanted: string) => operations.find(({ operation }) => operation === wanted);
  const price = (priced('generate') ?? priced('upscale'))?.priceMicros;
  if (price === undefined || price === null) return t('unknownPrice');
  return price === 0 ? t('free') : t('perPicture', { price: formatDollars(price) });
}

/** The bar warns from here; the server notifies admins at the same share. */
const warnPercent = 80;

/** What an engine has cost today, out of its daily limit. */
function SpendOfCap({ spentMicros, capMicros }: { spentMicros: number; capMicros: number | null }) {
  const t = useTexts(enginesTexts);
  const spent = formatDollars(spentMicros);
  if (capMicros === null) return <span>{spent}</span>;
  const percent = capMicros === 0 ? 100 : Math.min(100, Math.round((spentMicros / capMicros) * 100));
  return (
    <>
      <span>{t('spentOfCap', { spent, cap: formatDollars(capMicros) })}</span>
      <span
        role="img"
        aria-label={t('capUsed', { percent: formatPercent(percent) })}
        className="mt-1 block h-1 w-full max-w-[150px] overflow-hidden rounded-full bg-over"
      >
        <span
          className={clsx('block h-full rounded-full', percent >= warnPercent ? 'bg-warn' : 'bg-text')}
          style={{ width: `${percent}%` }}
        />
      </span>
    </>
  );
}
