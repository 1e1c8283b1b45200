import { isatty } from 'node:tty';
import pino, { type DestinationStream } from 'pino';
import { presentLine } from './log-lines.ts';
import { createLogOutput } from './log-output.ts';
import type { Log } from './log-types.ts';

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

export interface LogOptions {
  level: LogLevel;
  /** Where the lines go; standard output by default. */
  destination?: DestinationStream;
  /** Readable lines instead of JSON; by default when standard output is a terminal. */
  isForTerminal?: boolean;
}

/** Never logged, at any depth. */
const secretFields = new Set([
  'prompt',
  'originalPrompt',
  'enhancedPrompt',
  'password',
  'secret',
  'token',
  'cookie',
  'authorization',
  'apiKey',
]);

/** How deep a logged object is searched; deeper parts are not written. */
const maxDepth = 4;

/** The object without secrets. Returned unchanged if there are none: this runs for every line. */
function withoutSecrets(details: Record<string, unknown>, depth = 0): Record<string, unknown> {
  let copy: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(details)) {
    const clean = secretFields.has(name) ? '[left out]' : withoutInnerSecrets(value, depth + 1);
    if (clean === value) continue;
    copy ??= { ...details };
    copy[name] = clean;
  }
  return copy ?? details;
}

function withoutInnerSecrets(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  // Only top-level `err` and `error` use the serializers below; other errors would be written with all
  // fields.
  if (value instanceof Error) return describeError(value);
  if (Array.isArray(value)) return value.map((entry: unknown) => withoutInnerSecrets(entry, depth + 1));
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return value;
  return depth > maxDepth ? '[too deep]' : withoutSecrets({ ...value }, depth);
}

/** The process's log: one JSON object per line, errors without the values of their queries. */
export function createLog(options: LogOptions): Log {
  // Not `process.stdout`, whose first use makes writes to a pipe wait for its reader.
  const isForTerminal = options.isForTerminal ?? (options.destination === undefined && isatty(1));
  const destination = options.destination ?? createLogOutput();
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: (details) => withoutSecrets(details) },
      serializers: { err: describeError, error: describeError },
    },
    isForTerminal ? { write: (line: string) => destination.write(presentLine(line)) } : destination,
  );
}

/** How many causes of an error are written. */
const maxCauses = 5;

/**
 * Describes an error for the log. The database's driver puts the values of a failed query into its message
 * and a field: they may be prompts or addresses, and are left out.
 */
export function describeError(thrown: unknown, depth = 0): unknown {
  if (typeof thrown === 'string') return withoutValues(thrown);
  if (!(thrown instanceof Error)) return thrown;
  const code = 'code' in thrown ? thrown.code : undefined;
  return {
    type: thrown.name,
    message: withoutValues(thrown.message),
    ...(code !== undefined && { code }),
    ...providerFields(thrown),
    stack: stackOf(thrown),
    ...(thrown.cause !== undefined && depth < maxCauses && { cause: describeError(thrown.cause, depth + 1) }),
  };
}

/** A provider's error kind and request id: what an operator quotes to its support. */
function providerFields(error: object): Record<string, string> {
  const { kind, providerRequestId } = error as { kind?: unknown; providerRequestId?: unknown };
  return {
    ...(typeof kind === 'string' && { kind }),
    ...(typeof providerRequestId === 'string' && { providerRequestId }),
  };
}

/**
 * Drizzle puts the values at the end of the message; they may contain anything, even the lines of a stack.
 */
function withoutValues(message: string): string {
  const [text = ''] = message.split('\nparams: ', 1);
  return text;
}

/** The stack, which starts with the message as of the error's creation. */
function stackOf({ stack = '', message }: Error): string {
  return stack.includes(message)
    ? stack.replace(message, () => withoutValues(message))
    : withoutValues(stack);
}
