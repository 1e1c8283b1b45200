import type { HttpBindings } from '@hono/node-server';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Identity } from './identity.ts';

/** What every request carries through its handlers. */
export interface ApiVariables {
  requestId: string;
  address: string;
  /** Whether the request was made on this machine, and no proxy on it passed it on. */
  isLocal: boolean;
  /** The path's template, for logs and metrics. */
  route: string;
  /** Looked up at most once a request. */
  identity: Promise<Identity | null> | undefined;
  userId: string | undefined;
}

export interface ApiEnv {
  Variables: ApiVariables;
  Bindings: Partial<HttpBindings>;
}

export type ApiContext = Context<ApiEnv>;
export type ApiHono = OpenAPIHono<ApiEnv>;
