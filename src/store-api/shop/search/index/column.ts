/** A typed array that grows. */
export class Column<A extends Uint8Array | Uint16Array | Uint32Array | Float64Array> {
  values: A;
  constructor(values: A) {
    this.values = values;
  }

  set(at: number, value: number): void {
    if (at >= this.values.length) {
      const grown = new (this.values.constructor as new (length: number) => A)(Math.max(64, this.values.length * 2));
      grown.set(this.values);
      this.values = grown;
    }
    this.values[at] = value;
  }
}
