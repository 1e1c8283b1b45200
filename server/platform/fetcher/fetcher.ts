import type { Readable } from 'node:stream';
import { Agent, type Dispatcher, request } from 'undici';
import {
  checkLiteral,
  guardedLookup,
  type Resolve,
  refuseLinkLocal,
  requirePublic,
  systemResolve,
} from './address-guard.ts';
import { FetchRefusedError } from './fetch-refused.ts';

export { FetchRefusedError } from './fetch-refused.ts';

export interface FetcherOptions {
  resolve?: Resolve;
  /** Host names and addresses of trusted origins that may be link-local. None by default. */
  linkLocalHosts?: readonly string[];
}

export interface DownloadOptions {
  maxBytes: number;
  /** In total: all redirects and the whole body. */
  timeoutMs: number;
  /** Accepted content types, such as `image/png` or `image/*`. */
  contentTypes: readonly string[];
  /** If given, only these hosts; `*.example.com` matches every subdomain. */
  hosts?: readonly string[];
  /**
   * Origins (scheme, host and port) that the operator configured: each may lie in a private network and use
   * any port. Another port of the same host is another server.
   */
  trustedOrigins?: readonly string[];
  signal?: AbortSignal;
}

export interface Download {
  bytes: Buffer;
  /** As the server sends it, without parameters. Untrusted. */
  contentType: string;
  /** The final URL after redirects. */
  url: string;
}

/** Fetches URLs from users or providers. */
export interface Fetcher {
  /** Throws `FetchRefusedError`. */
  download(address: string, options: DownloadOptions): Promise<Download>;
  close(): Promise<void>;
}

const maxRedirects = 3;
const connectTimeoutMs = 10_000;

export function createFetcher(options: FetcherOptions = {}): Fetcher {
  const { resolve = systemResolve, linkLocalHosts = [] } = options;
  const checkTrusted = refuseLinkLocal(linkLocalHosts);
  const guarded = new Agent({
    connect: { lookup: guardedLookup(resolve, requirePublic), timeout: connectTimeoutMs },
  });
  const trusting = new Agent({
    connect: { lookup: guardedLookup(resolve, checkTrusted), timeout: connectTimeoutMs },
  });

  const choose = (url: URL, { hosts, trustedOrigins }: DownloadOptions): Dispatcher => {
    if (hosts && !hosts.some((pattern) => matchesHost(url.hostname, pattern))) {
      throw new FetchRefusedError('host', `${url.hostname} is not among the allowed hosts`);
    }
    if (trustedOrigins?.includes(url.origin)) {
      checkLiteral(url.hostname, checkTrusted);
      return trusting;
    }
    checkAddress(url);
    return guarded;
  };

  return {
    async download(address, download) {
      const timeout = AbortSignal.timeout(download.timeoutMs);
      const signal = download.signal ? AbortSignal.any([timeout, download.signal]) : timeout;
      try {
        let url = parse(address);
        for (let redirects = 0; ; redirects += 1) {
          const dispatcher = choose(url, download);
          const answer = await request(url, {
            dispatcher,
            signal,
            headers: {
              accept: download.contentTypes.join(', '),
              'accept-encoding': 'identity',
              'user-agent': 'Adventure',
            },
          });
          const next = redirectOf(answer, url);
          if (next === null) return await receive(answer, url, download);
          discard(answer.body);
          if (redirects === maxRedirects)
            throw new FetchRefusedError('redirects', `${address} redirects too often`);
          url = next;
        }
      } catch (error) {
        if (download.signal?.aborted) throw download.signal.reason;
        throw toRefusal(error, address, timeout);
      }
    },
    async close() {
      await Promise.all([guarded.destroy(), trusting.destroy()]);
    },
  };
}

function parse(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base?.href) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new FetchRefusedError('address', 'Only plain http and https addresses are fetched');
  }
  return url;
}

/** For every origin but the operator's own: the scheme's default port, no literal private address. */
function checkAddress(url: URL): void {
  if (url.port !== '') throw new FetchRefusedError('address', `Port ${url.port} is not fetched from`);
  checkLiteral(url.hostname, requirePublic);
}

function matchesHost(hostname: string, pattern: string): boolean {
  return pattern.startsWith('*.') ? hostname.endsWith(pattern.slice(1)) : hostname === pattern;
}

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

function redirectOf({ statusCode, headers }: Dispatcher.ResponseData, from: URL): URL | null {
  if (!redirectStatuses.has(statusCode) || typeof headers.location !== 'string') return null;
  const url = parse(headers.location, from);
  if (from.protocol === 'https:' && url.protocol === 'http:') {
    throw new FetchRefusedError('redirects', `${from.host} redirects to an address without TLS`);
  }
  return url;
}

async function receive(
  answer: Dispatcher.ResponseData,
  url: URL,
  download: DownloadOptions,
): Promise<Download> {
  const { statusCode, headers, body } = answer;
  try {
    if (statusCode !== 200) {
      throw new FetchRefusedError('status', `${url.host} answered ${statusCode}`, { status: statusCode });
    }
    const contentType = readContentType(headers['content-type']);
    if (!download.contentTypes.some((pattern) => matchesType(contentType, pattern))) {
      throw new FetchRefusedError(
        'content_type',
        `${url.host} answered with ${contentType || 'no content type'}`,
      );
    }
    if (Number(headers['content-length'] ?? 0) > download.maxBytes) throw tooLarge(url);
    return { bytes: await readBounded(body, download.maxBytes, url), contentType, url: url.href };
  } catch (error) {
    discard(body);
    throw error;
  }
}

async function readBounded(body: Readable, maxBytes: number, url: URL): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(url);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (url: URL) => new FetchRefusedError('too_large', `${url.host} sent more than is accepted`);

function readContentType(header: string | string[] | undefined): string {
  const text = Array.isArray(header) ? header[0] : header;
  return text?.split(';')[0]?.trim().toLowerCase() ?? '';
}

function matchesType(type: string, pattern: string): boolean {
  return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

/** Drops an unread response by closing its connection. */
function discard(body: Readable): void {
  body.on('error', () => undefined);
  body.destroy();
}

function toRefusal(error: unknown, address: string, timeout: AbortSignal): FetchRefusedError {
  if (error instanceof FetchRefusedError) return error;
  const host = URL.canParse(address) ? new URL(address).host : 'the address';
  if (timeout.aborted)
    return new FetchRefusedError('timed_out', `${host} did not answer in time`, { cause: error });
  return new FetchRefusedError('network', `${host} could not be reached`, { cause: error });
}
