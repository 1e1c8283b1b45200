import { AsyncLocalStorage } from 'node:async_hooks';

interface Scope {
  open: boolean;
}

const current = new AsyncLocalStorage<Scope>();

/** Thrown when code inside a transaction uses an outer handle. */
export class OuterHandleError extends Error {
  constructor(what: string) {
    super(
      `${what} was used inside a transaction. Inside inTransaction only its tx may be used: on the embedded database ` +
        'the statement would wait for the transaction that waits for it.',
    );
    this.name = 'OuterHandleError';
  }
}

/**
 * Runs the work inside one transaction's scope. What it leaves running is outside again once it has ended.
 */
export async function runInScope<T>(work: () => Promise<T>): Promise<T> {
  const scope: Scope = { open: true };
  try {
    return await current.run(scope, work);
  } finally {
    scope.open = false;
  }
}

export function isInTransaction(): boolean {
  return current.getStore()?.open === true;
}

export function assertOutsideTransaction(what: string): void {
  if (isInTransaction()) throw new OuterHandleError(what);
}

/** Returns the handle in a proxy that throws inside a transaction. */
export function guarded<Handle extends object>(handle: Handle, what: string): Handle {
  return new Proxy(handle, {
    get(target, key) {
      assertOutsideTransaction(what);
      return Reflect.get(target, key, target);
    },
  });
}
