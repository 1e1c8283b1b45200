declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  /** The part of the test server that we use; the package has no types. */
  export default class S3rver {
    constructor(options: {
      directory: string;
      silent?: boolean;
      configureBuckets?: { name: string; configs: string[] }[];
    });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
