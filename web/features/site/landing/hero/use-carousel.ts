import { useCallback, useEffect, useState } from 'react';
import { useReducedMotion } from '../use-reduced-motion.ts';

/** How long each slide stays, including its animation. */
const slideMs = 4_000;
/** From the start of a slide: the prompt is typed, the button pressed, the picture shown. */
const typedMs = 1_300;
const pressedMs = 1_480;
const drawnMs = 1_700;

export type Stage = 'typing' | 'typed' | 'pressed' | 'drawn';

export interface Carousel {
  index: number;
  stage: Stage;
  /** The typed share of the prompt, 0 to 1. */
  typed: number;
  /** Whether slides advance by themselves. */
  isRunning: boolean;
  isPaused: boolean;
  setPaused(isPaused: boolean): void;
  /** Pauses while hovered or focused. */
  setHeld(isHeld: boolean): void;
  goTo(index: number): void;
}

/** Cycles through the hero's slides. Timers only, without DOM access. */
export function useCarousel(count: number): Carousel {
  const isStill = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [index, setIndex] = useState(0);
  // The first slide is rendered by the server as finished; the others animate.
  const [elapsedMs, setElapsedMs] = useState(drawnMs);
  const isRunning = count > 1 && !isStill && !isPaused && !isHeld;
  const isMaking = elapsedMs < drawnMs;

  useEffect(() => {
    if (!isMaking) return;
    if (isStill) return setElapsedMs(drawnMs);
    const startedAt = performance.now() - elapsedMs;
    // A coarse clock may return the same time twice; an unchanged state would request no further frame.
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
