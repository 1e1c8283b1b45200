import { Agent, FormData, fetch, type RequestInit, type Response } from 'undici';

/** How a client reaches the server. */
export interface ClientOptions {
  /** The loopback address that it comes from, such as `127.0.0.8`. */
  from?: string;
  /** Headers of every request. Browsers send `sec-fetch-site`; older ones only `origin`. */
  headers?: Record<string, string>;
  http2?: boolean;
}

/** A user at a server, with cookies. It resolves every host to this machine and accepts its own certificate. */
export interface Client {
  send(address: string, init?: RequestInit): Promise<Response>;
  json(address: string, init?: RequestInit): Promise<Record<string, unknown>>;
  /** Creates an account; returns the response with its cookies. */
  signUp(email?: string): Promise<Response>;
  /** The `Cookie` header of its requests. */
  cookie(): string;
  close(): Promise<void>;
}

let users = 0;

export function createClient(
  origin: string,
  { from = '127.0.0.1', headers = { 'sec-fetch-site': 'same-origin' }, http2 = true }: ClientOptions = {},
): Client {
  const dispatcher = new Agent({
    allowH2: http2,
    localAddress: from,
    connect: {
      rejectUnauthorized: false,
      lookup: (_host, options, done) => {
        if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }]);
        else done(null, '127.0.0.1', 4);
      },
    },
  });
  const cookies = new Map<string, string>();
  const readCookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  async function send(address: string, init: RequestInit = {}): Promise<Response> {
    const cookie = readCookie();
    const response = await fetch(new URL(address, origin), {
      ...init,
      dispatcher,
      redirect: 'manual',
      headers: { ...headers, origin, ...(cookie && { cookie }), ...(init.headers as Record<string, string>) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  const json = async (address: string, init?: RequestInit) =>
    (await (await send(address, init)).json()) as Record<string, unknown>;
  return {
    send,
    json,
    cookie: readCookie,
    signUp(email) {
      users += 1;
      const user = {
        name: 'Ada',
        email: email ?? `real${users}@example.org`,
        password: 'a lighthouse of their own 9',
        acceptedTerms: true,
      };
      return send('/api/auth/sign-up/email', {
        method: 'POST',
        body: JSON.stringify(user),
        headers: { 'content-type': 'application/json' },
      });
    },
    close: () => dispatcher.close(),
  };
}

/** A form with fields and files. */
export function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value);
    else form.set(name, value, 'picture.png');
  }
  return form;
}
