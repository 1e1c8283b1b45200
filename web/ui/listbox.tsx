import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from './icon.tsx';
import { filterOptions, stepIndex } from './listbox-keys.ts';
import { uiTexts } from './ui-texts.ts';

export interface Option<Value extends string> {
  value: Value;
  label: string;
  /** A 16:9 picture on the left, for styles. */
  swatch?: ReactNode;
  /** Faint, at the right of the label. */
  note?: string;
  /** The heading above the first option of each group. */
  group?: string;
}

interface ListboxProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}

const filterFrom = 8;

/** Options to choose one from, by arrow keys and, from eight on, by typing. The focus stays in one place. */
export function Listbox<Value extends string>({ label, options, value, onChoose }: ListboxProps<Value>) {
  const t = useTexts(uiTexts);
  const id = useId();
  const [query, setQuery] = useState('');
  const hasFilter = options.length >= filterFrom;
  const shown = filterOptions(options, query);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((one) => one.value === value),
    ),
  );
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector(`[id="${CSS.escape(`${id}-${active}`)}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepIndex(event.key, active, shown.length);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
    }
    const chosen = shown[active];
    if ((event.key === 'Enter' || (event.key === ' ' && !hasFilter)) && chosen) {
      event.preventDefault();
      onChoose(chosen.value);
    }
  };
  const owner = {
    'aria-activedescendant': shown[active] ? `${id}-${active}` : undefined,
    onKeyDown,
  };
  return (
    <>
      {hasFilter && (
        <input
          {...owner}
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-label={t('filterOptions')}
          placeholder={t('filterOptions')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          className="mx-2 mt-2 h-10 w-[calc(100%-16px)] flex-none rounded-control border border-line bg-panel px-3 outline-none focus:border-edge max-lg:text-[16px]"
        />
      )}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        {...(hasFilter ? {} : { ...owner, tabIndex: 0, 'data-autofocus': true })}
        className="min-h-0 overflow-y-auto overscroll-contain p-2 outline-none"
      >
        {shown.map((option, index) => (
          <Fragment key={option.value}>
            {option.group !== undefined && option.group !== shown[index - 1]?.group && (
              <p role="presentation" className="m-0 px-3 pt-4 pb-1 text-faint type-meta">
                {option.group}
              </p>
            )}
            <Row
              id={`${id}-${index}`}
              option={option}
              isChosen={option.value === value}
              isActive={index === active}
              onChoose={onChoose}
              onPoint={() => setActive(index)}
            />
          </Fragment>
        ))}
        {shown.length === 0 && <p className="px-3 py-2.5 text-muted">{t('noOptions')}</p>}
      </div>
    </>
  );
}

interface RowProps<Value extends string> {
  id: string;
  option: Option<Value>;
  isChosen: boolean;
  isActive: boolean;
  onChoose: (value: Value) => void;
  onPoint: () => void;
}

function Row<Value extends string>({ id, option, isChosen, isActive, onChoose, onPoint }: RowProps<Value>) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list's owner keeps the focus and handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={() => onChoose(option.value)}
      onPointerMove={onPoint}
      className={clsx(
        'flex min-h-10 items-center gap-3 rounded-control px-3 touch:min-h-11',
        isActive && 'bg-over forced-colors:outline-2',
        isChosen ? 'font-[640]' : 'font-[540]',
      )}
    >
      {option.swatch}
      <span className="min-w-0 flex-1 truncate">{option.label}</span>
      {option.note !== undefined && <span className="type-meta text-faint">{option.note}</span>}
      {isChosen && <Icon of={Check} size="sm" />}
    </div>
  );
}
