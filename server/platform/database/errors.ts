/** Database problems at start. Each message tells the operator what to do. */

export interface FolderOwner {
  pid: number;
  host: string;
  startedAt: string;
}

/** Another process owns the data folder. */
export class DataFolderInUseError extends Error {
  readonly folder: string;
  readonly owner: FolderOwner | undefined;

  constructor(folder: string, owner: FolderOwner | undefined) {
    const who = owner
      ? `process ${owner.pid} on ${owner.host}, running since ${owner.startedAt}`
      : 'another process';
    super(
      `The data folder ${folder} is in use by ${who}. One process owns a data folder: stop that process, or start ` +
        'this one with another DATA_DIR. Several processes share their data through DATABASE_URL.',
    );
    this.name = 'DataFolderInUseError';
    this.folder = folder;
    this.owner = owner;
  }
}

/** The embedded database's files do not open. */
export class DatabaseDamagedError extends Error {
  constructor(message: string, options: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseDamagedError';
  }
}

/** The PostgreSQL server cannot be used. */
export class PostgresRefusedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PostgresRefusedError';
  }
}

/** The database was written by another version of the program. */
export class MigrationRefusedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MigrationRefusedError';
  }
}
