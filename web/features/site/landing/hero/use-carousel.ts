import { useCallback, useEffect, useState } from 'react';
import { useReducedMotion } from '../use-reduced-motion.ts';

/** How long each slide stays, the time in which it is made included. */
const slideMs = 4_000;
/** From the change on: the prompt is written, the button is pressed, the picture comes. */
const typedMs = 1_300;
const pressedMs = 1_480;
const drawnMs = 1_700;

export type Stage = 'typing' | 'typed' | 'pressed' | 'drawn';

export interface Carousel {
  index: number;
  stage: Stage;
  /** The share of the prompt that is written, 0 to 1. */
  typed: number;
  /** Whether slides follow one another by themselves. */
  isRunning: boolean;
  isPaused: boolean;
  setPaused(isPaused: boolean): void;
  /** Holds while something points at it or has the focus in it. */
  setHeld(isHeld: boolean): void;
  goTo(index: number): void;
}

/** The slides of the hero in turn. Timers only: it knows nothing of the page. */
export function useCarousel(count: number): Carousel {
  const isStill = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [index, setIndex] = useState(0);
  // The first slide is there as the server wrote it; every other one is made before the visitor's eyes.
  const [elapsedMs, setElapsedMs] = useState(drawnMs);
  const isRunning = count > 1 && !isStill && !isPaused && !isHeld;
  const isMaking = elapsedMs < drawnMs;

  useEffect(() => {
    if (!isMaking) return;
    if (isStill) return setElapsedMs(drawnMs);
    const startedAt = performance.now() - elapsedMs;
    // A coarse clock may say the same twice; a state that stays the same would ask for no further frame.
    const frame = requestAnimationFrame(() =>
      setElapsedMs(Math.max(elapsedMs + 1, performance.now() - startedAt)),
    );
    return () => cancelAnimationFrame(frame);
  }, [isMaking, isStill, elapsedMs]);

  const goTo = useCallback(
    (next: number) => {
      setIndex(((next % count) + count) % count);
      setElapsedMs(0);
    },
    [count],
  );

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => goTo(index + 1), slideMs);
    return () => clearTimeout(timer);
  }, [isRunning, index, goTo]);

  return {
    index,
    stage: stageAt(elapsedMs),
    typed: Math.min(1, elapsedMs / typedMs),
    isRunning,
    isPaused: isPaused || isStill,
    setPaused,
    setHeld,
    goTo,
  };
}

function stageAt(elapsedMs: number): Stage {
  if (elapsedMs < typedMs) return 'typing';
  if (elapsedMs < pressedMs) return 'typed';
  return elapsedMs < drawnMs ? 'pressed' : 'drawn';
}
