export function releasedFile(migrations: string): string;
export function readReleased(migrations: string): Record<string, string> | null;
export function hashesOf(migrations: string): Record<string, string>;
