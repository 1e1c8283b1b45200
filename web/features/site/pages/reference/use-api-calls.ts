import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/api/api-error.ts';
import { apiDocumentSchema, callsOf } from './api-document.ts';

async function fetchDocument({ signal }: { signal: AbortSignal }) {
  const response = await fetch('/api/openapi.json', { signal }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new ApiError({
      code: 'network',
      status: 0,
      message: 'Adventure does not answer. Try again.',
      cause,
    });
  });
  const body: unknown = response.ok ? await response.json().catch(() => null) : null;
  const read = apiDocumentSchema.safeParse(body);
  if (!read.success) {
    throw new ApiError({
      code: 'bad_response',
      status: response.status,
      message: 'The server answered in a way that this page does not understand. Reload it.',
      requestId: response.headers.get('x-request-id') ?? undefined,
      cause: read.error,
    });
  }
  return callsOf(read.data);
}

/** The calls of this very server, as its own document lists them. */
export function useApiCalls() {
  return useQuery({
    queryKey: ['api-document'],
    queryFn: fetchDocument,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
