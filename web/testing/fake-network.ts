import { eventsPath } from '#contract/events.ts';
import type { FakeApi } from './fake-api.ts';
import type { FakeEvents } from './fake-events.ts';

const realFetch = window.fetch.bind(window);
const RealRequest = window.XMLHttpRequest;

/**
 * Routes the page's calls to the fakes. Pictures and other files still come from the development server.
 * Returns an undo function.
 */
export function useFakeNetwork(api: FakeApi, events: FakeEvents): () => void {
  const answer = (request: Request): Promise<Response> | Response => {
    const { origin, pathname } = new URL(request.url);
    const isCall = origin === location.origin && /^\/(api|auth)\//.test(pathname);
    if (!isCall) return realFetch(request);
    return pathname === eventsPath ? events.open(request) : api.fetch(request);
  };
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const left = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
    });
    // The page may abort a request that has failed: that must not be an unhandled rejection.
    left.catch(() => undefined);
    request.signal.throwIfAborted();
    return Promise.race([answer(request), left]);
  };
  window.XMLHttpRequest = fakeUploads(answer);
  return () => {
    window.fetch = realFetch;
    window.XMLHttpRequest = RealRequest;
  };
}

/** The parts of XMLHttpRequest that `web/api/upload.ts` uses. A body is uploaded at once. */
function fakeUploads(answer: (request: Request) => Promise<Response> | Response) {
  class FakeUpload {
    method = '';
    address = '';
    status = 0;
    statusText = '';
    responseText = '';
    readonly headers = new Headers();
    readonly upload: { onprogress: ((event: Partial<ProgressEvent>) => void) | null } = { onprogress: null };
    readonly controller = new AbortController();
    answerHeaders = new Headers();
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    onloadend: (() => void) | null = null;

    open(method: string, address: string): void {
      this.method = method;
      this.address = address;
    }

    setRequestHeader(name: string, value: string): void {
      this.headers.set(name, value);
    }

    getAllResponseHeaders(): string {
      return [...this.answerHeaders].map(([name, value]) => `${name}: ${value}`).join('\r\n');
    }

    abort(): void {
      this.controller.abort();
      this.onabort?.();
      this.onloadend?.();
    }

    send(body: BodyInit): void {
      const { method, headers } = this;
      void this.finish(new Request(new URL(this.address, location.origin), { method, headers, body }));
    }

    async finish(request: Request): Promise<void> {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 1 });
      try {
        const response = await answer(request);
        this.responseText = await response.text();
        if (this.controller.signal.aborted) return;
        this.status = response.status;
        this.statusText = response.statusText;
        this.answerHeaders = response.headers;
        this.onload?.();
      } catch {
        this.onerror?.();
      }
      this.onloadend?.();
    }
  }
  return FakeUpload as unknown as typeof XMLHttpRequest;
}
