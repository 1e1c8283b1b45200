interface NamedProcess {
  name: string;
  parent: number;
}

export function watchNpm(onEnd: () => void): void;
export function findNpm(parent: number, read?: (pid: number) => NamedProcess | undefined): number | undefined;
