import { clsx } from 'clsx';
import { useState } from 'react';
import { figureMonths, marginDays, type ToolFigure } from '#contract/admin-billing-figures.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { Select } from '#web/ui/select.tsx';
import { toolName } from '#web/ui/tool-name.ts';
import { formatDollars } from '../engines/amounts.ts';
import { QueryStates } from '../list-states.tsx';
import { Table } from '../table.tsx';
import { percentOf } from './amounts.ts';
import { Part } from './part.tsx';
import { moneyTexts } from './texts.ts';
import { useToolFigures } from './use-money.ts';

/** Each tool's engine cost compared with the revenue of its coins. */
export function ToolMargins() {
  const t = useTexts(moneyTexts);
  const [days, setDays] = useState<(typeof marginDays)[number]>(30);
  const query = useToolFigures(days);
  const price = query.data?.coinMicros ?? null;
  return (
    <Part
      title={t('margins')}
      line={
        price === null
          ? t('marginsLineNoPrice')
          : t('marginsLine', { price: formatDollars(price), months: figureMonths })
      }
      aside={
        <Select
          look="button"
          label={t('period')}
          value={String(days)}
          onChange={(value) => setDays(marginDays.find((one) => String(one) === value) ?? 30)}
          options={marginDays.map((count) => ({ value: String(count), label: t('lastDays', { count }) }))}
        />
      }
    >
      <QueryStates query={query} failedTitle={t('failedTitle')}>
        {({ tools }) =>
          tools.length === 0 ? (
            <p className="m-0 border-line border-t pt-4 text-muted">{t('noTools')}</p>
          ) : (
            <Tools tools={tools} coinMicros={price} />
          )
        }
      </QueryStates>
    </Part>
  );
}

function Tools({ tools, coinMicros }: { tools: readonly ToolFigure[]; coinMicros: number | null }) {
  const t = useTexts(moneyTexts);
  const worthOf = ({ coins }: ToolFigure) => (coinMicros === null ? null : coins * coinMicros);
  const margin = (tool: ToolFigure) => {
    const worth = worthOf(tool);
    if (worth === null) return '–';
    const percent = percentOf(worth - tool.costMicros, worth);
    return percent === null ? '–' : formatPercent(percent);
  };
  const isLoss = (tool: ToolFigure) =>
    tool.coins > 0 && (worthOf(tool) ?? Number.POSITIVE_INFINITY) < tool.costMicros;
  return (
    <Table
      label={t('margins')}
      rows={tools}
      keyOf={({ tool }) => tool ?? ''}
      columns={[
        {
          head: t('tool'),
          cell: ({ tool }) => (tool === null ? t('noTool') : toolName(t, tool)),
          role: 'title',
          className: 'font-[540]',
        },
        { head: t('jobs'), cell: ({ jobs }) => formatNumber(jobs), isNumber: true, className: 'text-muted' },
        { head: t('coins'), cell: ({ coins }) => formatNumber(coins), isNumber: true },
        {
          head: t('worth'),
          cell: (tool) => {
            const worth = worthOf(tool);
            return worth === null ? '–' : formatDollars(worth);
          },
          isNumber: true,
        },
        { head: t('cost'), cell: ({ costMicros }) => formatDollars(costMicros), isNumber: true },
        {
          head: t('margin'),
          cell: (tool) => (
            <span className={clsx('font-[640]', isLoss(tool) && 'text-danger')}>{margin(tool)}</span>
          ),
          isNumber: true,
        },
      ]}
    />
  );
}
