import { Search, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { galleryLimits } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { KeyCap } from '#web/ui/key-cap.tsx';
import { useIsDialogOpen } from '#web/ui/open-dialogs.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { pageTexts } from '../page-texts.ts';
import { isTyping } from './is-typing.ts';
import { onDropPendingSearch } from './pending-search.ts';
import { withoutEcho } from './search-echo.ts';

const pauseMs = 250;

interface SearchFieldProps {
  /** The current search. */
  value: string;
  onSearch: (value: string) => void;
  /** `/` focuses the box. */
  hasShortcut?: boolean;
  /** Shows the shortcut in the box. */
  showsKey?: boolean;
  className?: string;
}

/**
 * Search by prompt, name or printed words. Searches when typing pauses, at once on Enter; Escape and the
 * cross clear it.
 */
export function SearchField(props: SearchFieldProps) {
  const { value, onSearch, hasShortcut = false, showsKey = false, className = '' } = props;
  const t = useTexts(pageTexts);
  const box = useRef<HTMLElement>(null);
  const { typed, type, flush } = useTyped(value, onSearch);
  const focus = useCallback(() => box.current?.querySelector('input')?.focus(), []);
  useSlash(focus, hasShortcut);
  const clear = () => {
    flush('');
    focus();
  };
  return (
    <search ref={box} className={`block [&_input::-webkit-search-cancel-button]:hidden ${className}`}>
      <TextField
        label={t('search')}
        hideLabel
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        // The label is too long for most boxes.
        placeholder={t('searchHint')}
        icon={Search}
        maxLength={galleryLimits.searchMaxCharacters}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') flush(typed);
          if (event.key !== 'Escape') return;
          event.preventDefault();
          if (typed === '') event.currentTarget.blur();
          else flush('');
        }}
        end={
          typed === '' ? (
            showsKey && <KeyCap>/</KeyCap>
          ) : (
            <IconButton icon={X} label={t('clearSearch')} size="sm" className="-mr-2" onClick={clear} />
          )
        }
      />
    </search>
  );
}

/** The text in the box, which runs ahead of the current search. */
function useTyped(value: string, onSearch: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const requested = useRef<readonly string[]>([value]);
  // Call the latest handler after the pause: a filter may have changed meanwhile.
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    const left = withoutEcho(requested.current, value);
    requested.current = left ?? [value];
    if (left === null) setTyped(value);
  }, [value]);
  const stop = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  useEffect(
    () =>
      onDropPendingSearch(() => {
        stop();
        requested.current = [...requested.current, ''];
        setTyped('');
      }),
    [stop],
  );
  const ask = (text: string) => {
    requested.current = [...requested.current, text.trim()];
    search.current(text.trim());
  };
  return {
    typed,
    type(next: string) {
      setTyped(next);
      stop();
      timer.current = setTimeout(() => ask(next), pauseMs);
    },
    flush(next: string) {
      setTyped(next);
      stop();
      ask(next);
    },
  };
}

function useSlash(focus: () => void, isOn: boolean): void {
  const isDialogOpen = useIsDialogOpen();
  useEffect(() => {
    if (!isOn || isDialogOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [focus, isOn, isDialogOpen]);
}
