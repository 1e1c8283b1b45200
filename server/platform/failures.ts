/** Codes of disks, S3 and databases for a full or read-only store. */
const storageCodes = new Set([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EACCES',
  'EIO',
  'QuotaExceeded',
  '53100',
]);

/** Connections that failed or broke, by the network's and PostgreSQL's codes. */
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ENETDOWN',
  'EHOSTDOWN',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  // After a failover, until the connections lead to the new primary.
  '25006',
]);

/** PostgreSQL's codes for a NUL in a text or JSON value. */
const textCodes = new Set(['22021', '22P05']);

/** PostgreSQL's driver gives these no code. */
const connectionMessages =
  /^(?:Connection terminated|timeout e|Client (?:has encountered a connection error|was closed)|Query read timeout)/;

/** Whether the cause, at any depth, is a failed write. */
export function isStorageFailure(thrown: unknown): boolean {
  return hasCause(thrown, (error) => storageCodes.has(codeOf(error)));
}

/** Whether the cause, at any depth, is an unreachable server. */
export function isConnectionFailure(thrown: unknown): boolean {
  return hasCause(
    thrown,
    (error) => connectionCodes.has(codeOf(error)) || connectionMessages.test(error.message),
  );
}

/** A message of a failed connection, where a log's line has no more of the error. */
const failureText =
  /\bE(?:CONN\w+|PIPE|TIMEDOUT|HOST\w+|NET\w+|AI_AGAIN)\b|Connection terminated|Failed query|connection error|timeout exceeded when|not queryable/;

/** Whether a text tells of an unreachable server or of a query that failed. */
export function isConnectionFailureText(text: string): boolean {
  return failureText.test(text);
}

/** Whether the cause, at any depth, is a text that the database cannot store. */
export function isTextFailure(thrown: unknown): boolean {
  return hasCause(thrown, (error) => textCodes.has(codeOf(error)));
}

function hasCause(thrown: unknown, isWanted: (error: Error) => boolean): boolean {
  if (!(thrown instanceof Error)) return false;
  return isWanted(thrown) || hasCause(thrown.cause, isWanted);
}

/** Its code; S3's client uses the error's name. */
function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
