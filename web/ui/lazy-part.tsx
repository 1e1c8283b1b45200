import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { partLoader } from './part-loader.ts';

/** A component that is a file of its own. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the file ahead, so that the component is there when it is first shown. Resolves when it has come, or failed. */
  preload(): Promise<void>;
}

/**
 * A component that is loaded when it is first shown. Once it is there it is shown at once: React's own `lazy` shows the
 * fallback even then, and holds it for a third of a second.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const loadOnce = partLoader(async () => {
    Loaded = await load();
    return Loaded;
  });
  const Lazy = lazy(async () => ({ default: await loadOnce() }));
  function Part(props: Props): ReactNode {
    // What it began with stays: to change it would be to begin anew.
    const [Component] = useState<ComponentType<Props>>(() => Loaded ?? (Lazy as ComponentType<Props>));
    return <Component {...props} />;
  }
  return Object.assign(Part, {
    // A part that does not come now is asked for again when it is needed.
    preload: () =>
      loadOnce().then(
        () => undefined,
        () => undefined,
      ),
  });
}
