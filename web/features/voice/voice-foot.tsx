import { Square, X } from 'lucide-react';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { voiceLimits } from '#contract/limits.ts';
import { errorText } from '#web/api/error-texts.ts';
import { type TranslateOf, useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { WatchedBar } from '#web/ui/watched-bar.tsx';
import { browserEnvironment } from './browser-environment.ts';
import { insertText } from './insert-text.ts';
import { LevelMeter } from './level-meter.tsx';
import { voiceTexts } from './texts.ts';
import { startVoiceSession, type VoiceProblem, type VoiceSession, type VoiceState } from './voice-session.ts';

export interface VoiceFootProps {
  promptRef: RefObject<HTMLTextAreaElement | null>;
  /** Returns the action for an utterance that is a command; null for text. */
  commandIn: (utterance: string) => (() => void) | null;
  /** The form on screen: an error belongs to the one that it came up in. */
  form: string;
  /** Called when dictation has ended. */
  onClose: () => void;
}

type Texts = TranslateOf<typeof voiceTexts>;

/**
 * The prompt's footer during dictation: volume, time and Stop, then the text is inserted or a command runs.
 */
export function VoiceFoot({ promptRef, commandIn, form, onClose }: VoiceFootProps) {
  const t = useTexts(voiceTexts);
  const { state, level, finish, again } = useVoiceSession();
  const text = state.phase === 'done' ? state.text : null;
  const take = useEffectEvent((utterance: string) => {
    const run = commandIn(utterance);
    const area = promptRef.current;
    onClose();
    if (run !== null) {
      run();
      area?.focus();
    } else if (area !== null) {
      // Not inside an effect: React would restore the old text and drop its undo.
      queueMicrotask(() => insertText(area, utterance));
    }
  });
  useEffect(() => {
    if (text !== null) take(text);
  }, [text]);
  const [startedIn] = useState(form);
  const isOfOtherForm = state.phase === 'problem' && form !== startedIn;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOfOtherForm) close();
  }, [isOfOtherForm]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw itself.
    <div
      role="group"
      aria-label={t('dictation')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      className="relative -mx-1.5 -mt-1 -mb-1.5 flex min-w-0 flex-1 items-center gap-2 overflow-hidden rounded-b-[11px] pt-1 pr-1.5 pb-1.5 pl-3.5"
    >
      {state.phase === 'problem' ? (
        <Problem problem={state.problem} t={t} onRetry={again} onClose={onClose} />
      ) : (
        <>
          {state.phase === 'listening' ? (
            <Listening seconds={state.seconds} interim={state.interim} level={level} t={t} onStop={finish} />
          ) : (
            <Waiting
              text={t(state.phase === 'starting' ? 'starting' : 'transcribing')}
              isWork={state.phase === 'transcribing'}
            />
          )}
          <IconButton icon={X} size="sm" label={t('cancel')} tooltipSide="top" onClick={onClose} />
        </>
      )}
    </div>
  );
}

interface ListeningProps {
  seconds: number;
  interim: string | null;
  level: () => number | null;
  t: Texts;
  onStop: () => void;
}

const clock = (seconds: number) => `0:${String(seconds).padStart(2, '0')}`;

function Listening({ seconds, interim, level, t, onStop }: ListeningProps) {
  const stop = useRef<HTMLButtonElement>(null);
  // Keep keyboard users on the keyboard.
  useEffect(() => stop.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <span role="status" className="sr-only">
        {t('listening')}
      </span>
      {interim === null ? (
        <LevelMeter level={level} />
      ) : (
        <span dir="auto" className="min-w-0 flex-1 truncate text-left text-muted [direction:rtl]">
          <bdi>{interim === '' ? t('sayIt') : interim}</bdi>
        </span>
      )}
      <span className="whitespace-nowrap text-muted tabular-nums type-meta">
        <span className="sr-only">{t('time', { seconds, limit: voiceLimits.maxSeconds })}</span>
        <span aria-hidden="true">
          {clock(seconds)} {/* The text needs the space more. */}
          {interim === null && <span className="text-faint">/ {clock(voiceLimits.maxSeconds)}</span>}
        </span>
      </span>
      <Button ref={stop} size="sm" onClick={onStop}>
        <Icon of={Square} size="sm" className="fill-current" />
        {t('stop')}
      </Button>
    </>
  );
}

function Waiting({ text, isWork }: { text: string; isWork: boolean }) {
  return (
    <>
      <span role="status" className="min-w-0 flex-1 text-muted">
        {text}
      </span>
      {/* The duration is unknown: stripes without a number. */}
      {isWork && <WatchedBar percent={100} estimated />}
    </>
  );
}

interface ProblemProps {
  problem: VoiceProblem;
  t: Texts;
  onRetry: () => void;
  onClose: () => void;
}

/** Problems that a retry cannot solve. */
const lasting = new Set<VoiceProblem['kind']>(['insecure', 'unavailable']);

function Problem({ problem, t, onRetry, onClose }: ProblemProps) {
  return (
    <>
      <p role="alert" className="m-0 min-w-0 flex-1 py-1 text-danger type-meta">
        {problem.kind === 'refused' ? errorText(problem.thrown) : t(problem.kind)}
      </p>
      {!lasting.has(problem.kind) && (
        <Button size="sm" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
      <IconButton icon={X} size="sm" label={t('close')} tooltipSide="top" onClick={onClose} />
    </>
  );
}

const starting: VoiceState = { phase: 'starting' };
const noSubscription = () => () => undefined;

/** A voice session that starts now and ends with the component. */
function useVoiceSession() {
  const [session, setSession] = useState<VoiceSession | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another session.
  useEffect(() => {
    const started = startVoiceSession(browserEnvironment());
    setSession(started);
    return () => started.cancel();
  }, [attempt]);
  const state = useSyncExternalStore(
    session?.subscribe ?? noSubscription,
    () => session?.state() ?? starting,
  );
  const level = useCallback(() => session?.level() ?? null, [session]);
  return { state, level, finish: () => session?.finish(), again: () => setAttempt((count) => count + 1) };
}
