import type { HttpBindings } from '@hono/node-server';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Identity } from './identity.ts';

/** Variables of every request. */
export interface ApiVariables {
  requestId: string;
  /** By `performance.now()`. */
  startedAt: number;
  address: string;
  /** Whether the request came from this machine, not through a proxy on it. */
  isLocal: boolean;
  /** The path's template, for logs and metrics. */
  route: string;
  /** Looked up at most once per request. */
  identity: Promise<Identity | null> | undefined;
  userId: string | undefined;
}

export interface ApiEnv {
  Variables: ApiVariables;
  Bindings: Partial<HttpBindings>;
}

export type ApiContext = Context<ApiEnv>;
export type ApiHono = OpenAPIHono<ApiEnv>;
