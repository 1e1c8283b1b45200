import { Suspense, useEffect, useState } from 'react';
import { TrainingIndicator } from '../pages.ts';

/** By then the page has loaded what it shows first; few users have a style in training. */
const settleMs = 4_000;

/** The bar's training indicator. Loads separately, so that nothing waits for it. */
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
