import type { ServerResponse } from 'node:http';
import { megabyte } from '#contract/bytes.ts';
import type { EngineErrorKind } from '../engine.ts';
import { sendJson } from './stand-in.ts';

/** A fault of a provider: its response, and the error that an engine must make of it. */
export interface Fault {
  readonly name: string;
  answer(response: ServerResponse): void;
  readonly kind: EngineErrorKind;
  /** Whether the provider may have done the work. */
  readonly mayHaveCost: boolean;
  readonly retryAfterMs?: number;
}

const status = (code: number, kind: EngineErrorKind, rest: Partial<Fault> = {}): Fault => ({
  name: `${code}`,
  answer: (response) => sendJson(response, { error: { message: 'words of the provider' } }, code),
  kind,
  mayHaveCost: false,
  ...rest,
});

const chunk = Buffer.alloc(megabyte, 0x20);

/** Writes 300 MB as fast as the client reads, until it stops. */
function writeEndlessly(response: ServerResponse): void {
  let left = 300;
  const write = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(chunk)) {
        response.once('drain', write);
        return;
      }
    }
    if (!response.destroyed) response.end('{}');
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  write();
}

/** Faults of a call that makes pictures. */
export const faults: readonly Fault[] = [
  status(400, 'invalid_input'),
  status(401, 'misconfigured'),
  status(402, 'out_of_credit'),
  status(403, 'misconfigured'),
  status(404, 'misconfigured'),
  status(408, 'timed_out', { mayHaveCost: true }),
  status(409, 'unavailable'),
  status(413, 'invalid_input'),
  status(422, 'invalid_input'),
  status(429, 'rate_limited'),
  {
    ...status(429, 'rate_limited', { retryAfterMs: 7_000 }),
    name: '429 with retry-after',
    answer: (response) => sendJson(response, { error: 'slow down' }, 429, { 'retry-after': '7' }),
  },
  status(500, 'unavailable'),
  status(502, 'unavailable'),
  {
    ...status(503, 'unavailable', { retryAfterMs: 2_000 }),
    answer: (response) => void response.writeHead(503, { 'retry-after': '2' }).end('<html>'),
  },
  {
    name: 'a connection that is closed before the answer',
    answer: (response) => void response.destroy(),
    kind: 'unavailable',
    mayHaveCost: true,
  },
  {
    name: 'a connection that breaks in the middle of the body',
    answer(response) {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"data":[{"b64_json":"iVBOR', () => response.destroy());
    },
    kind: 'unavailable',
    mayHaveCost: true,
  },
  {
    name: '200 with a page',
    answer: (response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome to the proxy</html>'),
    kind: 'unavailable',
    mayHaveCost: true,
  },
  {
    name: '200 with an empty body',
    answer: (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(),
    kind: 'unavailable',
    mayHaveCost: true,
  },
  {
    name: '200 with JSON of another shape',
    answer: (response) => sendJson(response, { hello: 'world' }),
    kind: 'unavailable',
    mayHaveCost: true,
  },
  {
    name: '200 with words that are called JSON',
    answer: (response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('words of the provider'),
    kind: 'unavailable',
    mayHaveCost: true,
  },
  { name: '200 with a body of 300 MB', answer: writeEndlessly, kind: 'unavailable', mayHaveCost: true },
];
