import { Suspense, useEffect, useState } from 'react';
import { TrainingIndicator } from '../pages.ts';

/** By then the page has all that it shows first: few have a style in training. */
const settleMs = 4_000;

/** Where the bar tells of styles in training. Its code is not worth waiting for with anything else. */
export function TrainingPlace() {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isSettled) return null;
  return (
    <Suspense>
      <TrainingIndicator />
    </Suspense>
  );
}
