/** A cache limited by characters; the oldest entries are dropped first. */
export class Recent<V> {
  private readonly kept = new Map<string, { value: V; size: number }>()
  private size = 0
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  get(key: string): V | undefined {
    return this.kept.get(key)?.value
  }

  /** `size` is the approximate length of the value in characters. A value above the limit is not kept. */
  set(key: string, value: V, size: number): void {
    this.drop(key)
    const all = key.length + size
    if (all > this.most) return
    this.kept.set(key, { value, size: all })
    this.size += all
    for (const first of this.kept.keys()) {
      if (this.size <= this.most) break
      this.drop(first)
    }
  }

  private drop(key: string): void {
    this.size -= this.kept.get(key)?.size ?? 0
    this.kept.delete(key)
  }
}
