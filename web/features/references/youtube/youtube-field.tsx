import { ClipboardPaste, Link2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorTexts } from '#web/api/error-code-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useReferenceStore } from '../model/store.ts';
import { referencesTexts } from '../texts.ts';
import { addLink, clearLink, debounceMs, isLinkWrong, load } from './follow-link.ts';

/**
 * A link to a video whose thumbnail becomes the reference; typed, pasted, or read from the clipboard by a
 * button.
 */
export function YoutubeField({ blockedText }: { blockedText: string | undefined }) {
  const t = useTexts(referencesTexts);
  const error = useTexts(errorTexts);
  const { link, status, failure } = useReferenceStore((store) => store.youtube);
  const input = useRef<HTMLInputElement>(null);
  const isWrong = useDebounced(isLinkWrong(link), link);
  const [clipboardNote, setClipboardNote] = useState<'clipboardDenied' | 'clipboardEmpty' | null>(null);

  const take = (text: string, isPasted = false) => {
    setClipboardNote(null);
    addLink(text, { isPasted });
  };
  const paste = async () => {
    const text = await readClipboard();
    if (text === null || text === '') {
      setClipboardNote(text === null ? 'clipboardDenied' : 'clipboardEmpty');
      input.current?.focus();
    } else take(text, true);
  };

  const problem = isWrong ? error('youtube_link_invalid') : status === 'failed' ? failure : undefined;
  const hint =
    clipboardNote !== null ? t(clipboardNote) : status === 'loading' ? t('youtubeLoading') : t('youtubeHint');
  return (
    <div className="grid gap-1.5">
      <TextField
        ref={input}
        label={t('youtube')}
        icon={Link2}
        placeholder={t('youtubePlaceholder')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={link}
        disabled={blockedText !== undefined}
        error={problem}
        hint={hint}
        onChange={({ target, nativeEvent }) =>
          take(target.value, nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste')
        }
        end={
          link === '' ? (
            <Button
              size="sm"
              variant="quiet"
              className="-mr-2"
              disabled={blockedText !== undefined}
              {...(blockedText !== undefined && { disabledReason: blockedText })}
              onClick={() => void paste()}
            >
              <Icon of={ClipboardPaste} size="sm" />
              {t('paste')}
            </Button>
          ) : (
            <IconButton icon={X} size="sm" label={t('clearLink')} className="-mr-2" onClick={clearLink} />
          )
        }
      />
      {status === 'failed' && (
        <div>
          <Button size="sm" onClick={() => void load()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Null if the browser does not allow reading it. */
async function readClipboard(): Promise<string | null> {
  try {
    return (await navigator.clipboard.readText()).trim();
  } catch {
    return null;
  }
}

/** Whether something holds once typing pauses: half a link is no error. */
function useDebounced(holds: boolean, text: string): boolean {
  const [restedAt, setRestedAt] = useState<string | null>(null);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setRestedAt(text), debounceMs);
    return () => clearTimeout(timer);
  }, [holds, text]);
  return holds && restedAt === text;
}
