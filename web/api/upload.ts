import type { Call } from '#contract/call.ts';
import {
  addressOf,
  type CallInput,
  dispatchUploaded,
  encodeBody,
  noAnswer,
  type PlainInput,
  type ResponseOf,
  readAnswer,
} from './call.ts';

export interface UploadWatcher {
  /** The uploaded share, 0 to 1. 1 comes before the answer: the server still has to process it. */
  onProgress: (share: number) => void;
}

/**
 * Makes a call with a large body and reports its upload progress, which `fetch` cannot. Rejects like `call`.
 */
export async function upload<C extends Call>(
  definition: C,
  input: CallInput<C>,
  { onProgress }: UploadWatcher,
): Promise<ResponseOf<C>> {
  const { response, text } = await send(definition, input, onProgress);
  const answer = readAnswer(definition, response, text);
  dispatchUploaded(input);
  return answer;
}

/** Statuses without a body. */
const emptyStatuses = new Set([101, 204, 205, 304]);

function send(definition: Call, input: PlainInput, onProgress: UploadWatcher['onProgress']) {
  const { body, type } = encodeBody(input);
  const { promise, resolve, reject } = Promise.withResolvers<{ response: Response; text: string }>();
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  request.open(definition.method.toUpperCase(), addressOf(definition.path, input.params, input.query));
  request.setRequestHeader('accept', 'application/json');
  if (type !== undefined) request.setRequestHeader('content-type', type);
  for (const [name, value] of Object.entries(input.headers ?? {})) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  };
  request.onload = () => {
    const text = request.responseText;
    const { status, statusText } = request;
    const headers = headersOf(request.getAllResponseHeaders());
    const shown = emptyStatuses.has(status) ? null : text;
    resolve({ response: new Response(shown, { status, statusText, headers }), text });
  };
  request.onerror = () => reject(noAnswer());
  request.onabort = () => reject(input.signal?.reason ?? new DOMException('aborted', 'AbortError'));
  request.onloadend = () => input.signal?.removeEventListener('abort', abort);
  input.signal?.addEventListener('abort', abort);
  if (input.signal?.aborted) reject(input.signal.reason);
  else request.send(body as XMLHttpRequestBodyInit);
  return promise;
}

function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
}
