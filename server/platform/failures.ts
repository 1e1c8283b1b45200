/** What disks, S3 and databases answer when there is no room left or what is there cannot be written to. */
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

/** Connections that cannot be made or broke, in the words of the network and of PostgreSQL. */
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/** What PostgreSQL answers to a NUL in a text, and to one in a JSON value. */
const textCodes = new Set(['22021', '22P05']);

/** PostgreSQL's driver gives these no code. */
const connectionMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether something failed, at whatever depth, because it could not be written down. */
export function isStorageFailure(thrown: unknown): boolean {
  return hasCause(thrown, (error) => storageCodes.has(codeOf(error)));
}

/** Whether something failed, at whatever depth, because a server that it needs does not answer. */
export function isConnectionFailure(thrown: unknown): boolean {
  return hasCause(
    thrown,
    (error) => connectionCodes.has(codeOf(error)) || connectionMessages.test(error.message),
  );
}

/** Whether something failed, at whatever depth, because a text holds what no text in the database can. */
export function isTextFailure(thrown: unknown): boolean {
  return hasCause(thrown, (error) => textCodes.has(codeOf(error)));
}

function hasCause(thrown: unknown, isWanted: (error: Error) => boolean): boolean {
  if (!(thrown instanceof Error)) return false;
  return isWanted(thrown) || hasCause(thrown.cause, isWanted);
}

/** Its code; S3's client keeps it as the error's name. */
function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
