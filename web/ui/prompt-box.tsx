import { clsx } from 'clsx';
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { promptLimits } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { useAutosize } from './autosize.ts';
import { uiTexts } from './ui-texts.ts';

export interface PromptBoxProps {
  /** The accessible name; not visible. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Ctrl+Enter or ⌘+Enter. */
  onSubmit?: () => void;
  placeholder?: string;
  maxCharacters?: number;
  error?: string | undefined;
  /** At the left of the footer: dictate, past prompts, enhance. */
  tools?: ReactNode;
  /** Replaces the whole footer during dictation. */
  foot?: ReactNode;
  /** 2 by default; 1 for a tool whose prompt is optional. */
  minLines?: 1 | 2 | 3;
  /** For a narrow panel: smaller text, and the count only once little room is left. */
  compact?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * The prompt, with the brightest border on the page. Grows to 8 lines, fewer on low screens. Text beyond the
 * limit is kept, counted and marked, never cut.
 */
export function PromptBox(props: PromptBoxProps) {
  const { value, error, maxCharacters = promptLimits.maxCharacters, minLines = 2, compact = false } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(props.ref, () => area.current as HTMLTextAreaElement, []);
  useAutosize(area, value);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div
        className={clsx(
          'flex flex-col rounded-[12px] border bg-raised focus-within:inset-ring-1',
          error === undefined
            ? 'border-edge focus-within:border-(--focus) focus-within:inset-ring-(--focus)'
            : 'border-danger inset-ring-danger',
        )}
      >
        <textarea
          ref={area}
          aria-label={props.label}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-count${error === undefined ? '' : ` ${id}-error`}`}
          value={value}
          placeholder={props.placeholder}
          rows={minLines}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            props.onSubmit?.();
          }}
          className={clsx(
            compact ? 'text-[14px] leading-5 touch:text-[16px]' : 'type-prompt',
            'field-sizing-content max-h-[min(calc(8*24px+16px),max(64px,30dvh))] w-full resize-none break-words border-0 bg-transparent px-3.5 pt-3 pb-1 outline-none max-lg:px-3 max-lg:pt-2.5',
            { 1: 'min-h-10', 2: 'min-h-16', 3: 'min-h-22' }[minLines],
          )}
        />
        <div className="flex items-center gap-0.5 px-1.5 pt-1 pb-1.5 text-faint">
          {props.foot ?? (
            <>
              {props.tools}
              <span className="flex-1" />
              <PromptCount
                id={`${id}-count`}
                used={value.length}
                limit={maxCharacters}
                isHidden={compact && value.length < maxCharacters * shownFrom}
              />
            </>
          )}
        </div>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="type-meta text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** The share of the limit from which the count warns. */
const shownFrom = 0.9;

interface PromptCountProps {
  id: string;
  used: number;
  limit: number;
  /** Only screen readers have it. */
  isHidden: boolean;
}

function PromptCount({ id, used, limit, isHidden }: PromptCountProps) {
  const t = useTexts(uiTexts);
  const tone = used > limit ? 'text-danger' : used >= limit * shownFrom ? 'text-warn' : 'text-faint';
  return (
    <span id={id} className={clsx('type-meta pr-2 py-1.5', tone, isHidden && 'sr-only')}>
      <span className="sr-only">{t('selectedCount', { used, limit })}</span>
      <span aria-hidden="true">
        {formatNumber(used)} / {formatNumber(limit)}
      </span>
    </span>
  );
}
