import { useEffect, useState } from 'react';
import { useReducedMotion } from '../use-reduced-motion.ts';

interface TypedPhraseProps {
  /** Must keep its identity: a new list restarts the timer. */
  phrases: readonly string[];
  isPaused: boolean;
}

const typeMs = 55;
const eraseMs = 28;
const holdMs = 2_400;

/**
 * Types one phrase after another behind a caret. Space for the longest is reserved, so that nothing below
 * moves.
 */
export function TypedPhrase({ phrases, isPaused }: TypedPhraseProps) {
  const [state, setState] = useState({ phrase: 0, length: phrases[0]?.length ?? 0, isErasing: false });
  const { phrase, length, isErasing } = state;
  const isStill = useReducedMotion() || isPaused;
  const text = phrases[phrase] ?? '';
  const isWhole = length === text.length && !isErasing;

  useEffect(() => {
    // Pausing completes the phrase.
    if (isStill && isWhole) return;
    const delayMs = isWhole ? holdMs : isErasing ? eraseMs : typeMs;
    const timer = setTimeout(() => setState(step(state, phrases)), delayMs);
    return () => clearTimeout(timer);
    // The carousel re-renders the hero many times a second: only a step of this component may restart the
    // timer.
  }, [phrases, state, isErasing, isStill, isWhole]);

  return (
    <span aria-hidden="true" className="grid justify-items-start">
      {phrases.map((one) => (
        <span key={one} className="invisible col-start-1 row-start-1">
          {one}
        </span>
      ))}
      <span className="col-start-1 row-start-1">
        {text.slice(0, length)}
        <i className="ml-[0.08em] inline-block h-[0.78em] w-[0.09em] rounded-[2px] bg-brand align-[-0.06em]" />
      </span>
    </span>
  );
}

interface TypingState {
  phrase: number;
  length: number;
  isErasing: boolean;
}

function step({ phrase, length, isErasing }: TypingState, phrases: readonly string[]): TypingState {
  if (!isErasing) {
    const isWhole = length >= (phrases[phrase]?.length ?? 0);
    return isWhole
      ? { phrase, length: length - 1, isErasing: true }
      : { phrase, length: length + 1, isErasing };
  }
  if (length > 0) return { phrase, length: length - 1, isErasing };
  return { phrase: (phrase + 1) % phrases.length, length: 1, isErasing: false };
}
