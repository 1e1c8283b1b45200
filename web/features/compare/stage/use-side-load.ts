import { useState } from 'react';

export interface SideLoad {
  state: 'loading' | 'loaded' | 'failed';
  attempt: number;
  onLoad: () => void;
  onError: () => void;
  retry: () => void;
}

/** The loading state of one side's file. Large files have no timeout. */
export function useSideLoad(): SideLoad {
  const [{ state, attempt }, set] = useState<Pick<SideLoad, 'state' | 'attempt'>>({
    state: 'loading',
    attempt: 0,
  });
  return {
    state,
    attempt,
    onLoad: () => set({ state: 'loaded', attempt }),
    onError: () => set({ state: 'failed', attempt }),
    retry: () => set({ state: 'loading', attempt: attempt + 1 }),
  };
}
