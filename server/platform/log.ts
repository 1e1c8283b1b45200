import pino, { type DestinationStream } from 'pino';
import { presentLine } from './log-lines.ts';
import type { Log } from './log-types.ts';

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

export interface LogOptions {
  level: LogLevel;
  /** Where the lines go; standard output by default. */
  destination?: DestinationStream;
  /** Lines for people instead of JSON; by default when standard output is a terminal. */
  isForPeople?: boolean;
}

/** What must never stand in a log, wherever a caller puts it. */
const secretFields = [
  'prompt',
  'originalPrompt',
  'enhancedPrompt',
  'password',
  'secret',
  'token',
  'cookie',
  'authorization',
  'apiKey',
];

/** The log of a process: one JSON object a line, errors without the values of their queries. */
export function createLog(options: LogOptions): Log {
  const isForPeople =
    options.isForPeople ?? (options.destination === undefined && process.stdout.isTTY === true);
  const destination = options.destination ?? process.stdout;
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[left out]',
      },
      serializers: { err: describeError, error: describeError },
    },
    isForPeople ? { write: (line: string) => destination.write(presentLine(line)) } : destination,
  );
}

/** How many causes of an error are told. */
const maxCauses = 5;

/**
 * An error for the log. The database's driver puts the values of a failed query into its message and into a field of
 * its own: they may be prompts or addresses, and stay out.
 */
export function describeError(thrown: unknown, depth = 0): unknown {
  if (!(thrown instanceof Error)) return thrown;
  const code = 'code' in thrown ? thrown.code : undefined;
  return {
    type: thrown.name,
    message: withoutValues(thrown.message),
    ...(code !== undefined && { code }),
    stack: withoutValues(thrown.stack ?? ''),
    ...(thrown.cause !== undefined && depth < maxCauses && { cause: describeError(thrown.cause, depth + 1) }),
  };
}

const withoutValues = (text: string) => text.replaceAll(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '');
