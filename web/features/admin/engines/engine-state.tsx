import { clsx } from 'clsx';
import type { AdminEngine, EngineState, RunningEngine } from '#contract/admin-engines.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { enginesTexts } from './texts.ts';
import { type EnginesTranslate, operationName } from './words.ts';

const dots = {
  working: 'bg-ok',
  failing: 'bg-danger',
  resting: 'bg-danger',
  capped: 'bg-warn',
  unused: 'bg-faint',
  paused: 'bg-warn',
} as const satisfies Record<EngineState, string>;

const momentStyle = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** An engine's health in words with a coloured dot; below, its last call. */
export function EngineHealth({ engine: { running, problem } }: { engine: AdminEngine }) {
  const t = useTexts(enginesTexts);
  if (running === null) {
    return (
      <span className="grid gap-0.5">
        <Dot tone="bg-danger" words={t('stateIncomplete')} />
        {problem !== null && <span className="type-meta text-faint wrap-anywhere">{problem}</span>}
      </span>
    );
  }
  const { state, lastFailure, lastSuccessAt, isRemote } = running;
  const isHealthy = state === 'working' || state === 'unused' || state === 'paused';
  return (
    <span className="grid gap-0.5">
      <Dot tone={dots[state]} words={stateWords(t, running)} />
      {!isHealthy && lastFailure && (
        <span className="type-meta text-faint">
          {t('lastFailure', { when: formatDate(lastFailure.at, momentStyle), fault: t(lastFailure.fault) })}
        </span>
      )}
      {!isRemote && <span className="type-meta text-faint">{t('inProcess')}</span>}
      {lastSuccessAt !== null && (
        <span className="type-meta text-faint">
          {t('lastSuccess', { when: formatDate(lastSuccessAt, momentStyle) })}
        </span>
      )}
    </span>
  );
}

function Dot({ tone, words }: { tone: string; words: string }) {
  return (
    <span
      className={clsx('inline-flex items-center gap-2', tone === 'bg-danger' && 'font-[540] text-danger')}
    >
      <span aria-hidden="true" className={clsx('size-2 flex-none rounded-full', tone)} />
      {words}
    </span>
  );
}

function stateWords(t: EnginesTranslate, { state, resting }: RunningEngine): string {
  switch (state) {
    case 'working':
      return t('stateWorking');
    case 'failing':
      return t('stateFailing');
    case 'resting':
      return t('stateResting', {
        time: formatDate(latestOf(resting), { timeStyle: 'medium' }),
        what: resting.map(({ operation }) => operationName(t, operation)).join(', '),
      });
    case 'capped':
      return t('stateCapped');
    case 'unused':
      return t('stateUnused');
    case 'paused':
      return t('statePaused');
  }
}

const latestOf = (resting: RunningEngine['resting']) =>
  Math.max(...resting.map(({ until }) => Date.parse(until)));
