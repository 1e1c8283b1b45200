/** What the build writes into the worker: a new build is a new worker, which browsers notice by its bytes. */
export interface Build {
  /** Names this build's shell. */
  version: string;
  /** The page and its small files, whose content may change under their names. */
  pages: readonly string[];
  /** What the page needs before it shows anything. Names carry their content's digest. */
  assets: readonly string[];
}
