import { fstatSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { megabyte } from '#contract/bytes.ts';

/** Where the log's lines go. It never throws, waits or ends the process, and drops what it cannot write. */
export interface LogOutput {
  write(line: string): void;
  /** Lines dropped since the start. */
  readonly dropped: number;
}

/** What a reader that pauses may leave unread, beside what the system holds for it. */
const maxBacklogBytes = megabyte;

/**
 * Writes to an open file, pipe or socket, by default standard output. A full disk, and a reader that does not
 * read or is gone, drop lines; the next that can be written is preceded by one with their number.
 */
export function createLogOutput({ fd = 1, backlogBytes = maxBacklogBytes } = {}): LogOutput {
  const target = isStream(fd) ? new StreamTarget(fd, backlogBytes) : new FileTarget(fd);
  let dropped = 0;
  let reported = 0;
  return {
    get dropped() {
      return dropped;
    },
    write(line) {
      const missing = dropped - reported;
      const isReported = missing === 0 || target.write(dropNotice(missing));
      if (isReported) reported = dropped;
      if (!isReported || !target.write(line)) dropped += 1;
    },
  };
}

function dropNotice(lines: number): string {
  const notice = { level: 'warn', time: new Date().toISOString(), lines, msg: `${lines} log lines dropped` };
  return `${JSON.stringify(notice)}\n`;
}

function isStream(fd: number): boolean {
  try {
    const stat = fstatSync(fd);
    return stat.isFIFO() || stat.isSocket();
  } catch {
    return false;
  }
}

/** Returns whether the text was taken. */
interface Target {
  write(text: string): boolean;
}

/** A file or a terminal. */
class FileTarget implements Target {
  readonly #fd: number;
  /** The last line was cut when the disk became full. */
  #isCut = false;

  constructor(fd: number) {
    this.#fd = fd;
  }

  write(text: string): boolean {
    try {
      const bytes = Buffer.from(this.#isCut ? `\n${text}` : text);
      const written = writeSync(this.#fd, bytes);
      if (written === bytes.length) this.#isCut = false;
      else this.#isCut ||= written > 0;
      return written === bytes.length;
    } catch {
      return false;
    }
  }
}

/** A pipe or a socket: a write to it never waits for the reader. */
class StreamTarget implements Target {
  readonly #socket: Socket;
  readonly #backlogBytes: number;

  constructor(fd: number, backlogBytes: number) {
    this.#socket = new Socket({ fd, readable: false, writable: true });
    this.#backlogBytes = backlogBytes;
    // Its reader is gone: nothing can be written any more.
    this.#socket.on('error', () => undefined);
    this.#socket.unref();
  }

  write(text: string): boolean {
    const { destroyed, writableLength } = this.#socket;
    if (destroyed || writableLength > this.#backlogBytes) return false;
    this.#socket.write(text);
    return true;
  }
}
