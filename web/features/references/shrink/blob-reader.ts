const chunkBytes = 65_536;

/** Reads parts of a file without loading all of it; neighbouring parts come from one chunk. */
export class BlobReader {
  readonly #blob: Blob;
  #from = 0;
  #chunk = new Uint8Array(0);

  constructor(blob: Blob) {
    this.#blob = blob;
  }

  get size(): number {
    return this.#blob.size;
  }

  /** Returns fewer bytes at the end of the file. */
  async bytes(from: number, length: number): Promise<Uint8Array> {
    const isInChunk = from >= this.#from && from + length <= this.#from + this.#chunk.length;
    if (!isInChunk) {
      const piece = this.#blob.slice(from, from + Math.max(length, chunkBytes));
      this.#chunk = new Uint8Array(await piece.arrayBuffer());
      this.#from = from;
    }
    return this.#chunk.subarray(from - this.#from, from - this.#from + length);
  }

  async view(from: number, length: number): Promise<DataView> {
    const { buffer, byteOffset, byteLength } = await this.bytes(from, length);
    return new DataView(buffer, byteOffset, byteLength);
  }
}
