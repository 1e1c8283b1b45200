import * as z from 'zod';

const lineSchema = z.looseObject({ level: z.string(), time: z.string(), msg: z.string().default('') });

const colors: Record<string, number> = { trace: 90, debug: 90, info: 32, warn: 33, error: 31, fatal: 31 };

/** Formats a log line for a terminal: time, level, message, then the details. */
export function presentLine(json: string): string {
  const parsed = lineSchema.safeParse(JSON.parse(json));
  if (!parsed.success) return json;
  const { level, time, msg, ...details } = parsed.data;
  const head = `${time.slice(11, 19)} \u001B[${colors[level] ?? 0}m${level.padEnd(5)}\u001B[0m ${msg}`;
  const rest = Object.entries(details).map(([name, value]) => presentDetail(name, value));
  return `${[head, ...rest].join(' ')}\n`;
}

function presentDetail(name: string, value: unknown): string {
  if (typeof value === 'object' && value !== null && 'stack' in value) {
    const request =
      'providerRequestId' in value ? ` ${presentDetail('providerRequestId', value.providerRequestId)}` : '';
    return `${request}\n  ${String(value.stack)}`;
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `\u001B[90m${name}=\u001B[0m${text}`;
}
