import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { partLoader } from './part-loader.ts';

/** A component in a separate chunk. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /**
   * Loads the chunk ahead, so that the component is ready when first shown. Resolves once it has loaded or
   * failed.
   */
  preload(): Promise<void>;
}

/**
 * A component that loads on first use. Once loaded it renders at once: React's own `lazy` shows the fallback
 * even then, and holds it for a third of a second.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const loadPart = partLoader(load);
  const loadOnce = async () => {
    // Not before its texts are there, too: it would show English first.
    Loaded = await loadPart();
    return Loaded;
  };
  const Lazy = lazy(async () => ({ default: await loadOnce() }));
  function Part(props: Props): ReactNode {
    // Keep the first component: changing it would remount.
    const [Component] = useState<ComponentType<Props>>(() => Loaded ?? (Lazy as ComponentType<Props>));
    return <Component {...props} />;
  }
  return Object.assign(Part, {
    // A chunk that fails to load now is loaded again when needed.
    preload: () =>
      loadOnce().then(
        () => undefined,
        () => undefined,
      ),
  });
}

/** A lazy part that needs no `Suspense`: it shows nothing until it has loaded, and holds up nothing else. */
export function deferredPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const Part = lazyPart(load);
  function Deferred(props: Props): ReactNode {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Deferred, { preload: Part.preload });
}
