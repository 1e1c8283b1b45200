import { X } from 'lucide-react';
import type { EngineTestResult } from '#contract/admin-engine-changes.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { CropMarks } from '#web/ui/crop-marks.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { formatDollars, formatDuration } from '../amounts.ts';
import { RequestId } from '../failures/request-id.tsx';
import { enginesTexts } from '../texts.ts';
import { actorText } from '../words.ts';
import type { EngineTest } from './use-engine-test.ts';

/** The result of a test: the picture with its time and cost, or the error and who can fix it. */
export function TestResult({ name, test }: { name: string; test: EngineTest }) {
  const t = useTexts(enginesTexts);
  const { isRunning, result, error } = test;
  return (
    // Rendered even while empty, so that screen readers announce changes.
    <div role="status" className="contents">
      {isRunning && (
        <p className="m-0 text-muted tabular-nums">{t('testRuns', { name, seconds: test.seconds })}</p>
      )}
      {!isRunning && (result ?? error) !== null && (
        <div className="relative flex flex-wrap items-start gap-x-5 gap-y-4 overflow-hidden rounded-picture bg-raised p-7 pr-14">
          <CropMarks {...((error !== null || result?.outcome === 'failed') && { tone: 'danger' })} />
          {error !== null ? (
            <p className="m-0 relative text-muted">{errorText(error)}</p>
          ) : (
            result && <Outcome name={name} result={result} />
          )}
          <span className="absolute top-2.5 right-2.5">
            <IconButton icon={X} size="sm" label={t('closeTest')} onClick={test.close} />
          </span>
        </div>
      )}
    </div>
  );
}

function Outcome({ name, result }: { name: string; result: EngineTestResult }) {
  const t = useTexts(enginesTexts);
  const facts = [
    t('testTook', { time: formatDuration(result.ms) }),
    result.spentMicros === null
      ? t('unknownPrice')
      : t('testCost', { price: formatDollars(result.spentMicros) }),
  ].join(' · ');
  const requestId = result.providerRequestId !== null && (
    <span className="type-meta flex flex-wrap items-center gap-1 text-faint">
      <RequestId id={result.providerRequestId} isLabelled />
    </span>
  );
  if (result.outcome === 'failed') {
    return (
      <div className="relative grid gap-1">
        <h3 className="m-0 type-label text-danger">{t('testFailed', { name, fault: t(result.fault) })}</h3>
        <p className="m-0 text-muted wrap-anywhere">{result.message}</p>
        <p className="m-0">{actorText(t, result.fault)}</p>
        <span className="type-meta text-faint">{facts}</span>
        {requestId}
      </div>
    );
  }
  return (
    <>
      {result.picture && (
        <img
          src={result.picture.src}
          width={result.picture.width}
          height={result.picture.height}
          alt={t('testPicture', { name })}
          className="relative h-auto w-[200px] rounded-picture bg-over"
        />
      )}
      <div className="relative grid gap-1">
        <h3 className="m-0 type-label">{t('testDone', { name })}</h3>
        {result.words !== null && (
          <p className="m-0 max-w-[70ch] text-muted wrap-anywhere">
            {result.words === '' ? t('testNoWords') : t('testWords', { words: result.words })}
          </p>
        )}
        <span className="type-meta text-faint">{facts}</span>
        {requestId}
      </div>
    </>
  );
}
