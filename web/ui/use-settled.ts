import { useEffect, useState } from 'react';

/** By then a page has loaded what it shows first. What is not needed at once waits for it. */
const settleMs = 1_000;

/** Whether the component has been on screen for a moment. */
export function useSettled(delayMs = settleMs): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isSettled;
}
