import { Square, X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { voiceLimits } from '#contract/limits.ts';
import { errorText } from '#web/api/error-texts.ts';
import { type Translate, useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { WatchedBar } from '#web/ui/watched-bar.tsx';
import { LevelMeter } from './level-meter.tsx';
import type { voiceTextsEn } from './texts.ts';
import { voiceTexts } from './texts.ts';
import { useVoiceSession } from './use-voice-session.ts';
import type { VoiceProblem } from './voice-session.ts';
import { writeInto } from './write-into.ts';

export interface VoiceFootProps {
  promptRef: RefObject<HTMLTextAreaElement | null>;
  /** What is done about an utterance that is a command; null for one that is to be written down. */
  commandIn: (said: string) => (() => void) | null;
  /** Dictation has ended, and the foot is the prompt's again. */
  onClose: () => void;
}

type Texts = Translate<typeof voiceTextsEn>;

/** The prompt's foot while somebody dictates: level, time and Stop, then the words, or a command that is done. */
export function VoiceFoot({ promptRef, commandIn, onClose }: VoiceFootProps) {
  const t = useTexts(voiceTexts);
  const { state, level, finish, again } = useVoiceSession();
  const text = state.phase === 'done' ? state.text : null;
  const take = useEffectEvent((said: string) => {
    const act = commandIn(said);
    const area = promptRef.current;
    onClose();
    if (act !== null) {
      act();
      area?.focus();
    } else if (area !== null) {
      // Not from within an effect: React would put the old text back over what is typed then, and forget its undo.
      queueMicrotask(() => writeInto(area, said));
    }
  });
  useEffect(() => {
    if (text !== null) take(text);
  }, [text]);

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
        <Problem problem={state.problem} t={t} onAgain={again} onClose={onClose} />
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
  // Who began by keyboard goes on by keyboard.
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
          {clock(seconds)} {/* Words need the room more. */}
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
      {/* Nobody knows how long it takes: stripes, no number. */}
      {isWork && <WatchedBar percent={100} estimated />}
    </>
  );
}

interface ProblemProps {
  problem: VoiceProblem;
  t: Texts;
  onAgain: () => void;
  onClose: () => void;
}

/** What another try cannot change. */
const lasting = new Set<VoiceProblem['kind']>(['insecure', 'unavailable']);

function Problem({ problem, t, onAgain, onClose }: ProblemProps) {
  return (
    <>
      <p role="alert" className="m-0 min-w-0 flex-1 py-1 text-danger type-meta">
        {problem.kind === 'refused' ? errorText(problem.thrown) : t(problem.kind)}
      </p>
      {!lasting.has(problem.kind) && (
        <Button size="sm" onClick={onAgain}>
          {t('tryAgain')}
        </Button>
      )}
      <IconButton icon={X} size="sm" label={t('close')} tooltipSide="top" onClick={onClose} />
    </>
  );
}
