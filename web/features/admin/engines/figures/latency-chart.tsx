import type { AdminEngine } from '#contract/admin-engines.ts';
import { engineLimits } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { formatDuration } from '../amounts.ts';
import { PartHead } from '../part-head.tsx';
import { enginesTexts } from '../texts.ts';
import { engineName, operationName } from '../words.ts';

/** Latency by engine and kind of work: a bar to the median, a line to the 95th percentile. */
export function LatencyChart({ engines }: { engines: readonly AdminEngine[] }) {
  const t = useTexts(enginesTexts);
  if (!engines.some(({ running }) => running?.isRemote)) return null;
  const rows = engines
    .flatMap((engine) =>
      (engine.running?.latency ?? []).map((latency) => ({
        ...latency,
        key: `${engine.id} ${latency.operation}`,
        name: engineName(t, engine),
        work: operationName(t, latency.operation),
      })),
    )
    .sort((a, b) => a.work.localeCompare(b.work) || a.medianMs - b.medianMs);
  const slowest = Math.max(1, ...rows.map(({ p95Ms }) => p95Ms));
  const width = (ms: number) => `${Math.max(0.5, (ms / slowest) * 100)}%`;
  return (
    <section>
      <PartHead title={t('latency')} line={t('latencyLine', { count: engineLimits.latencyDays })} />
      {rows.length === 0 ? (
        <p className="m-0 border-line border-t pt-4 text-muted">{t('noLatency')}</p>
      ) : (
        <ul className="m-0 list-none border-line border-t p-0">
          {rows.map(({ key, name, work, medianMs, p95Ms, calls }) => (
            <li
              key={key}
              className="grid items-center gap-x-4 gap-y-1.5 border-line border-b py-3 md:grid-cols-[minmax(0,220px)_minmax(0,1fr)_130px]"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="font-[540]">{name}</span> <span className="text-muted">{work}</span>
              </span>
              <span
                role="img"
                aria-label={t('latencyRow', {
                  engine: name,
                  operation: work,
                  median: formatDuration(medianMs),
                  share: formatPercent(95),
                  p95: formatDuration(p95Ms),
                  calls,
                })}
                className="relative block h-3.5 w-full"
              >
                <span
                  className="absolute top-1/2 left-0 h-0.5 -translate-y-1/2 rounded-full bg-edge"
                  style={{ width: width(p95Ms) }}
                />
                <span
                  className="absolute inset-y-0 left-0 rounded-[3px] bg-faint"
                  style={{ width: width(medianMs) }}
                />
              </span>
              <span className="tabular-nums md:text-right">
                {formatDuration(medianMs)} <span className="text-faint">{formatDuration(p95Ms)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
