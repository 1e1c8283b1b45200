import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/api/api-error.ts';
import { apiDocumentSchema, callsOf } from './api-document.ts';

async function fetchDocument({ signal }: { signal: AbortSignal }) {
  const response = await fetch('/api/openapi.json', { signal }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new ApiError({
      code: 'network',
      status: 0,
      message: 'Adventure is not responding. Try again.',
      cause,
    });
  });
  const body: unknown = response.ok ? await response.json().catch(() => null) : null;
  const read = apiDocumentSchema.safeParse(body);
  if (!read.success) {
    throw new ApiError({
      code: 'bad_response',
      status: response.status,
      message: 'The server sent an answer this page cannot read. Reload the page.',
      requestId: response.headers.get('x-request-id') ?? undefined,
      cause: read.error,
    });
  }
  return callsOf(read.data);
}

/** The calls in this server's own OpenAPI document. */
export function useApiCalls() {
  return useQuery({
    queryKey: ['api-document'],
    queryFn: fetchDocument,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
