/** Inserted into the worker by the build: browsers recognise a new build by the worker's changed bytes. */
export interface Build {
  /** Identifies this build's shell. */
  version: string;
  /** The page and its small files, whose content may change under the same name. */
  pages: readonly string[];
  /** The scripts and styles of the shell. Their names contain a content hash. */
  assets: readonly string[];
}
